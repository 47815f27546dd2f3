import { first, type NonPlayer, type Order, Sheet } from '@coinflict/kernel/nonplayers'
import { bases, controlledBy } from '@coinflict/kernel/rules'
import type { Explanation, Holder, Line, Space } from '@coinflict/kernel/state'
import { COIN_CONTROL, NVA, NVA_CONTROL, NVA_TROOPS, nvaTroops } from '../../../forces.ts'
import { EVERY, isSouth, near, pop } from '../../../map.ts'
import type { Answers } from '../../answers.ts'

/** 8.6.6 How the NVA redeploy in the Coup round. */
const sheet = new Sheet()
const redeploy = sheet.part('8.6.6')
export const roundLines: readonly Line[] = sheet.lines

const ADD = redeploy.line('2', {
  en: 'Redeploy to add as much NVA Control as possible, with only the Troops needed; never so that NVA Control is lost or COIN Control arises.',
  es: 'Redespliega para añadir tanto Control del EVN como sea posible, solo con las Tropas necesarias; nunca de modo que se pierda Control del EVN o surja Control COIN.',
  pl: 'Rozmieść wojsko tak, by zyskać jak najwięcej kontroli NVA, tylko tyle, ile trzeba; nigdy tak, by stracić kontrolę NVA albo by powstała kontrola COIN.',
})
const REMOVE = redeploy.line('3', {
  en: 'Then to take away COIN Control where NVA Control cannot be had.',
  es: 'Luego para quitar el Control COIN donde no se pueda lograr Control del EVN.',
  pl: 'Potem po to, by odebrać kontrolę COIN tam, gdzie nie da się zdobyć kontroli NVA.',
})
const GATHER = redeploy.line('4', {
  en: 'Last, into 1 space, first in South Vietnam, so that the most further Troops are adjacent to COIN Control.',
  es: 'Por último, a 1 casilla, primero en Vietnam del Sur, para que haya más Tropas nuevas adyacentes a Control COIN.',
  pl: 'Na koniec na 1 pole, najpierw w Wietnamie Południowym, by jak najwięcej kolejnego wojska sąsiadowało z kontrolą COIN.',
})

/** A redeployment in the making. */
class Redeploying {
  readonly orders: Order[] = []
  private readonly more: number[] = EVERY.map(() => 0)
  private readonly arrived: number[] = EVERY.map(() => 0)
  private readonly havens: readonly Space[]

  constructor(private readonly np: NonPlayer) {
    this.havens = EVERY.filter((s) => bases(np.g, NVA, s) > 0)
    this.change(ADD, (s) => this.needed(s, (holder) => holder === NVA_CONTROL))
    this.change(REMOVE, (s) =>
      this.holder(s) === COIN_CONTROL ? this.needed(s, (holder) => holder !== COIN_CONTROL) : 0,
    )
    this.gather()
  }

  private moreIn(s: Space): number {
    return this.more[s] as number
  }

  private holder(s: Space, arriving = 0): Holder | -1 {
    return controlledBy(this.np.g, s, NVA, this.moreIn(s) + arriving)
  }

  /** How many Troops it takes until somebody Controls a space; none if it is so already. */
  private needed(s: Space, isReached: (holder: Holder | -1) => boolean): number {
    let n = 0
    while (!isReached(this.holder(s, n))) n++
    return n
  }

  /** 8.6.6/1 Troops that can leave a space. */
  private spare(s: Space): number {
    const there = nvaTroops(this.np.g, s) + this.moreIn(s) - (this.arrived[s] as number)
    const holder = this.holder(s)
    const isKept = (n: number): boolean => {
      const after = this.holder(s, -n)
      return holder === NVA_CONTROL ? after === NVA_CONTROL : holder === COIN_CONTROL || after !== COIN_CONTROL
    }
    let n = 0
    while (n < there && isKept(n + 1)) n++
    return n
  }

  /** To those spaces, of all that there are Troops for, that have the most people, then are most, then need the fewest; by lot if equal. */
  private change(line: Line, needed: (s: Space) => number): void {
    const open = this.havens.filter((s) => needed(s) > 0)
    const all = sumOf(EVERY, (s) => this.spare(s))
    let best: (readonly Space[])[] = [[]]
    for (let set = 1; set < 1 << open.length; set++) {
      const chosen = open.filter((_, i) => (set & (1 << i)) !== 0)
      if (sumOf(chosen, needed) > all - sumOf(chosen, (s) => this.spare(s))) continue
      const gain = compare(chosen, best[0] as readonly Space[], needed)
      if (gain > 0) best = [chosen]
      else if (gain === 0) best.push(chosen)
    }
    const to = best[best.length > 1 ? this.np.below(best.length) : 0] as readonly Space[]
    for (const s of to) this.bring(line, s, needed(s), to)
  }

  /** So many Troops come out of spaces that can spare them, out of those with the most first. */
  private bring(line: Line, to: Space, n: number, except: readonly Space[]): void {
    for (let left = n; left > 0; ) {
      const from = EVERY.filter((s) => s !== to && !except.includes(s)).reduce((a, b) =>
        this.spare(b) > this.spare(a) ? b : a,
      )
      const sent = Math.min(left, this.spare(from))
      if (sent === 0) return
      this.send(line, from, to, sent)
      left -= sent
    }
  }

  private send(line: Line, from: Space, to: Space, n: number, explanation?: Explanation): void {
    this.orders.push({ from, to, line, pieces: [[NVA_TROOPS, n]], explanation })
    this.more[from] = this.moreIn(from) - n
    this.more[to] = this.moreIn(to) + n
    this.arrived[to] = (this.arrived[to] as number) + n
  }

  private gather(): void {
    const { np } = this
    const faces = (s: Space): boolean => near(s).some((each) => this.holder(each) === COIN_CONTROL)
    const southFirst = first(
      { en: 'in South Vietnam', es: 'en Vietnam del Sur', pl: 'w Wietnamie Południowym' },
      (_, s) => isSouth(s),
    )
    const from = EVERY.filter((s) => !faces(s) && this.spare(s) > 0)
    if (from.length === 0) return
    const to = np.bestOf(GATHER, this.havens.filter(faces), [southFirst])
    if (to === undefined) return
    for (const s of from) this.send(GATHER, s, to, this.spare(s), np.reason)
  }
}

const sumOf = (spaces: readonly Space[], n: (s: Space) => number): number => spaces.reduce((sum, s) => sum + n(s), 0)

/** Above 0 if the first of two sets of spaces is better to win. */
const compare = (a: readonly Space[], b: readonly Space[], needed: (s: Space) => number): number =>
  sumOf(a, pop) - sumOf(b, pop) || a.length - b.length || sumOf(b, needed) - sumOf(a, needed)

const plan = (np: NonPlayer): Order[] => new Redeploying(np).orders

/** Events may have Bases redeploy: that is their matter. */
const isRound = (np: NonPlayer): boolean => np.q.rule === '6.4.3'

export const roundAnswers: Answers = {
  'redeploy.may': (np) => (isRound(np) ? (np.nextOrigin(() => plan(np)) ?? np.done()) : undefined),
  'redeploy.to': (np) => (isRound(np) ? np.destination() : undefined),
}
