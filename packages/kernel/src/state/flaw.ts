import type { Language } from '../text/catalogue.ts'
import { harmless, shortened } from '../text/outside.ts'
import { worded } from '../text/worded.ts'
import type { Flaw, VolumeFacts } from './model.ts'

export const flawText = (volume: VolumeFacts, { where, id, params }: Flaw, language: Language = 'en'): string => {
  const what = worded(volume.catalogues, language, id, params)
  return where === '' ? what : `${harmless(shortened(where))}: ${what}`
}
