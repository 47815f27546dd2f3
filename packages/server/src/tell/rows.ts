/** What is kept to tell people. */
export interface TellSchema {
  settings: SettingRow
  channels: ChannelRow
  outbox: OutboxRow
}

/** What a server knows of itself. */
export interface SettingRow {
  readonly name: string
  readonly value: string
}

export type ChannelKind = 'mail' | 'webhook' | 'discord' | 'push'

/** A way to tell somebody. */
export interface ChannelRow {
  readonly id: string
  readonly person: string
  readonly kind: ChannelKind
  readonly address: string
  /** What only a browser can read is encrypted by: JSON; nothing for other kinds. */
  readonly push_keys: string | null
  /** Every so many hours, all at once; 0: as it happens. */
  readonly digest_hours: number
  /** Not between these minutes of the day, in the person's time zone. */
  readonly quiet_from: number | null
  readonly quiet_to: number | null
  readonly zone: string
  /** Nothing until whoever has the address has said so. */
  readonly confirmed_at: number | null
  readonly stopped_at: number | null
  readonly created_at: number
}

/** What somebody is still to be told. It is written with what happened, and gone once it is sent. */
export interface OutboxRow {
  readonly id: string
  readonly channel: string
  /** What happened: asked, finished, request, confirm. */
  readonly kind: string
  readonly table_id: string | null
  readonly details: string
  readonly created_at: number
  readonly due_at: number
  readonly tries: number
}
