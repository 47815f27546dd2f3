import { type Chart, type Family, Sheet } from '@coinflict/kernel'

/** 8.1-8.5 What holds for all of Arponen's non-players. */
const sheet = new Sheet()
const turn = sheet.part('8.1')
const conduct = sheet.part('8.2')

export const COMMON: Family['common'] = {
  pass: turn.line('pass', {
    en: 'No operation can be carried out: pass.',
    es: 'No puede realizarse ninguna operación: pasa.',
    pl: 'Nie da się przeprowadzić żadnej operacji: spasuj.',
  }),
  stop: conduct.line('stop', {
    en: 'Nothing more that the chart asks for.',
    es: 'El diagrama no pide nada más.',
    pl: 'Diagram nie wymaga już niczego więcej.',
  }),
  ifNone: conduct.line('none', {
    en: 'The operation that comes next cannot be carried out at all: do this one instead.',
    es: 'La operación que toca no puede realizarse en absoluto: haz esta en su lugar.',
    pl: 'Następnej operacji w ogóle nie da się przeprowadzić: zamiast niej wykonaj tę.',
  }),
  otherwise: conduct.line('lot', {
    en: 'No line speaks of this: any, by lot.',
    es: 'Ninguna línea habla de esto: cualquiera, al azar.',
    pl: 'Żadna linia o tym nie mówi: dowolnie, losowo.',
  }),
}

export const general: Chart = { lines: sheet.lines, answers: {} }
