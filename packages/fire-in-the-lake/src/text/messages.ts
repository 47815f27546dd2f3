import { type KernelMessage, kernelEnglish, kernelPolish, kernelSpanish, type Language } from '@coinflict/kernel/text'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { polish } from './pl.ts'

export type Message = keyof typeof english | KernelMessage

/** Every language says everything: a missing message does not compile. */
export const catalogues: Readonly<Record<Language, Readonly<Record<Message, string>>>> = {
  en: { ...kernelEnglish, ...english },
  es: { ...kernelSpanish, ...spanish },
  pl: { ...kernelPolish, ...polish },
}
