import type { Sentence } from '../state/explanation.ts'

/** What parts of charts are about that are no operation or activity, as far as more than one rule book has them. */
export const TITLES = {
  turn: { en: 'Turn', es: 'Turno', pl: 'Tura' },
  conduct: { en: 'Carrying it out', es: 'Ejecución', pl: 'Wykonanie' },
  procedure: { en: 'Procedure', es: 'Procedimiento', pl: 'Sposób postępowania' },
  cards: { en: 'Events: single cards', es: 'Eventos: cartas concretas', pl: 'Wydarzenia: poszczególne karty' },
  side: { en: 'Events: which text', es: 'Eventos: qué texto', pl: 'Wydarzenia: który tekst' },
  pieces: { en: 'Events: pieces', es: 'Eventos: fichas', pl: 'Wydarzenia: elementy' },
  where: { en: 'Events: whom and where', es: 'Eventos: a quién y dónde', pl: 'Wydarzenia: kogo i gdzie' },
  shifts: { en: 'Events: shifts', es: 'Eventos: modificaciones', pl: 'Wydarzenia: przesunięcia' },
  wish: { en: 'Event or operation', es: 'Evento u operación', pl: 'Wydarzenie czy operacja' },
  civicAction: { en: 'Civic Action', es: 'Acción Cívica', pl: 'Akcja obywatelska' },
  agitation: { en: 'Agitation', es: 'Agitación', pl: 'Agitacja' },
  redeploy: { en: 'Redeploy', es: 'Redespliegue', pl: 'Rozmieszczenie' },
  propaganda: { en: 'Propaganda round', es: 'Ronda de Propaganda', pl: 'Runda propagandy' },
} satisfies Readonly<Record<string, Sentence>>
