import { factionNoun } from '@coinflict/kernel/display'
import type { Cover, Faction } from '@coinflict/kernel/state'
import { type Fillings, fill, message, type Noun, nouns } from '@coinflict/kernel/text'
import { language } from '../settings.ts'
import { catalogues } from './catalogues.ts'
import type { Message } from './en.ts'
import { unbroken } from './unbroken.ts'

export type { Message }

/** A sentence of the app in the language chosen. */
export const say = (id: Message, params: Fillings = {}): string =>
  unbroken(fill(catalogues[language.value][id], params, language.value), language.value)

/** A word of the game in the language chosen. */
export const ofVolume = (volume: Cover, id: string, params: Fillings = {}): string =>
  unbroken(fill(message(volume.catalogues, language.value, id), params, language.value), language.value)

/** Factions as a name that sentences bend. */
export const factionNouns = (volume: Cover, factions: readonly Faction[]): Noun =>
  nouns(
    factions.map((faction) => factionNoun(volume, faction, language.value)),
    language.value,
  )

/** The same, by their ids. */
export const nounsOf = (volume: Cover, ids: readonly string[]): Noun =>
  factionNouns(
    volume,
    ids.map((id) => volume.factions.findIndex((each) => each.id === id) as Faction),
  )

export const hasMessage = (volume: Cover, id: string): boolean => volume.catalogues.en[id] !== undefined
