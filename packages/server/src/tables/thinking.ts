import type { Rooms } from './rooms.ts'
import type { Thinkers } from './thinkers.ts'

/** What players that think do at tables. */
export class Thinking {
  /** The tables that are thought about. */
  private readonly now = new Set<string>()

  constructor(
    private readonly rooms: Rooms,
    private readonly thinkers: Thinkers | undefined,
    private readonly isStopping: () => boolean,
  ) {}

  /** Lets whoever is asked at a table think, one after the other, until a person is asked. What changes meanwhile is thought about anew. */
  async think(id: string): Promise<void> {
    const { thinkers } = this
    if (thinkers === undefined || this.now.has(id)) return
    this.now.add(id)
    try {
      for (;;) {
        const asked = await this.rooms.at(id, ({ row, toThink }) => toThink && { save: toThink, was: row.revision })
        if (asked === undefined || this.isStopping()) return
        const answers = await thinkers.think(id, asked.save)
        if (this.isStopping()) return
        await this.rooms.at(id, async (room) => {
          const { length } = room
          if (room.row.revision !== asked.was || room.toThink === undefined) return
          room.thoughts.hear(answers)
          room.running?.run()
          if (room.length === length) throw new Error('what was thought out does not fit')
          await this.rooms.commit(room, {})
        })
      }
    } finally {
      this.now.delete(id)
    }
  }
}
