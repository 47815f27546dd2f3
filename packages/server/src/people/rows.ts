/** What is kept of people. Keys, passwords and addresses of computers are kept only as hashes. */
export interface PeopleSchema {
  people: PersonRow
  sessions: SessionRow
  passkeys: PasskeyRow
  challenges: ChallengeRow
  tokens: TokenRow
  tries: TryRow
  sittings: SittingRow
  ratings: RatingRow
  blocks: BlockRow
  reports: ReportRow
}

export interface PersonRow {
  readonly id: string
  readonly name: string
  /** The name as it is compared: no two people have the same. */
  readonly name_key: string
  /** Nothing for a program, or for somebody who only has passkeys. */
  readonly password: string | null
  readonly language: string
  /** Whose program it is. */
  readonly owner: string | null
  readonly created_at: number
}

export interface SessionRow {
  readonly id: string
  readonly hash: string
  readonly person: string
  readonly agent: string
  readonly created_at: number
  readonly seen_at: number
  readonly expires_at: number
}

export interface PasskeyRow {
  readonly id: string
  /** The name that it has for browsers. */
  readonly credential: string
  readonly person: string
  readonly name: string
  readonly public_key: string
  /** How often it was used, as far as it counts. */
  readonly counter: number
  readonly transports: string
  readonly created_at: number
  readonly used_at: number | null
}

/** What a passkey is to sign. */
export interface ChallengeRow {
  readonly challenge: string
  /** For one more passkey, for a new account, or to show one. */
  readonly kind: 'add' | 'account' | 'show'
  /** Whom a new passkey is for; empty where one is shown. */
  readonly person: string
  readonly expires_at: number
}

export interface TokenRow {
  readonly id: string
  readonly hash: string
  readonly person: string
  readonly name: string
  readonly rights: string
  readonly created_at: number
  readonly used_at: number | null
}

/** How often somebody failed to log in, by where from and as whom. */
export interface TryRow {
  readonly key: string
  readonly count: number
  readonly at: number
}

/** Who sat where in a game: the same for those who got up. */
export interface SittingRow {
  readonly table_id: string
  readonly chair: number
  readonly since: number
  /** Nothing once the account is deleted. */
  readonly person: string | null
  readonly factions: string
  /** 1 where they sat there when it began. */
  readonly is_first: number
  readonly left_at: number | null
  readonly place: number | null
  readonly won: number
}

/** A rating of a person, or of a family of non-players (`non-player:aa2`). */
export interface RatingRow {
  readonly subject: string
  readonly volume: string
  readonly faction: string
  readonly mu: number
  readonly sigma: number
  readonly games: number
  readonly wins: number
  readonly changed_at: number
}

export interface BlockRow {
  readonly person: string
  readonly blocked: string
  readonly at: number
}

export interface ReportRow {
  readonly id: string
  readonly person: string
  readonly about: string | null
  readonly table_id: string | null
  readonly text: string
  readonly at: number
}
