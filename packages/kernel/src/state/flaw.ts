import { fill, type Language, message } from '../text/catalogue.ts'
import type { Flaw, VolumeFacts } from './model.ts'

export const flawText = (volume: VolumeFacts, { where, id, params = {} }: Flaw, language: Language = 'en'): string => {
  const what = fill(message(volume.catalogues, language, id), params, language)
  return where === '' ? what : `${where}: ${what}`
}
