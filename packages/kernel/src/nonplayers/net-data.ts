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
  /** In base64. */
  readonly weights: string
}
