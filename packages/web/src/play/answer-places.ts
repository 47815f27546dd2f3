import { type Asked, isNumberWord, isSpaceWord, type Word } from '@coinflict/kernel/state'

/** Remembers in which place each answer stood: while a turn lasts, an answer keeps its place, and its key, when the same is asked again. */
export class AnswerPlaces {
  private turn: number | undefined
  private readonly known = new Map<string, readonly Word[]>()

  /** All answers that the question had in this turn, in their places: spaces first. Numbers have no place, they are keys themselves. */
  of(question: Asked, turn: number): readonly Word[] {
    if (turn !== this.turn) this.known.clear()
    this.turn = turn
    const what = `${question.by} ${question.id} ${question.params?.card ?? ''}`
    const before = this.known.get(what) ?? []
    const answers = question.answers.filter((word) => !isNumberWord(word) && !before.includes(word))
    const places = [...before, ...answers.filter(isSpaceWord), ...answers.filter((word) => !isSpaceWord(word))]
    this.known.set(what, places)
    return places
  }
}
