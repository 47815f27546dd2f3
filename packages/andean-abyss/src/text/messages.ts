import { type Catalogues, type KernelMessage, kernelEnglish, kernelPolish, kernelSpanish } from '@coinflict/kernel'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { polish } from './pl.ts'

export type Message = keyof typeof english | KernelMessage

export const catalogues: Catalogues = {
  en: { ...kernelEnglish, ...english },
  es: { ...kernelSpanish, ...spanish },
  pl: { ...kernelPolish, ...polish },
}
