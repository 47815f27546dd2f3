/** How a net is kept that was trained on games of a volume: what it was trained on and how well, and its weights. */
export interface NetData {
  /** The family whose charts played the games: a family may bring rules of victory of its own. */
  readonly family: string
  /** The faction of a lone player among non-players, who wins by rules of its own; nothing for all other tables. */
  readonly solo?: string
  /** The rules it was trained by, and a digest of what it is told of a position. */
  readonly rulesVersion: number
  readonly inputs: string
  /** Games and positions it has seen, its log loss on games it has not seen, and the log loss of the shares of wins alone. */
  readonly games: number
  readonly positions: number
  readonly loss: number
  readonly prior: number
  /** How it is gone by where another way than the usual was found to be better. */
  readonly use?: NetUse
  /** In base64. */
  readonly weights: string
}

/** How somebody who thinks goes by a net. */
export interface NetUse {
  /** Playouts go on for as many cards as the level says, and at least for so many; and there are so many times as many of them. */
  readonly cards: number
  readonly effort: number
  /** The logarithm of the odds to win: so much from the start, so much for each of the net's and for each point of the lead in margins. */
  readonly offset: number
  readonly odds: number
  readonly lead: number
}
