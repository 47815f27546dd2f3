import { test, expect } from 'vitest'
import { readFileSync } from 'node:fs'
import { SPACES } from '../src/map.ts'
import { andeanAbyss } from '../src/index.ts'
import { scene } from './kit.ts'
test('map', () => {
const m = JSON.parse(readFileSync('/work/shared/facts/andean-abyss/map.json','utf8'))
const by = new Map(SPACES.map((s:any)=>[s.id,s]))
for (const s of m.spaces){ const t:any=by.get(s.id); if(!t){console.log('missing',s.id);continue}
 const k = s.kind==='department'?'country':s.kind
 if(t.kind!==k||t.pop!==s.pop||t.econ!==s.econ||(t.terrain??null)!==s.terrain||(t.coastal===true)!==s.coastal||[...t.adjacent].sort().join()!==[...s.adjacent].sort().join()) console.log('diff',s.id,t.terrain,s.terrain)
}
console.log(SPACES.length,m.spaces.length)
const c = JSON.parse(readFileSync('/work/shared/facts/andean-abyss/cards.json','utf8'))
const cards = c.cards ?? c.events ?? c
console.log(Object.keys(c), JSON.stringify(cards[0]).slice(0,200))
for (const card of cards) { const f = andeanAbyss.cardByNumber[card.number]; if (f && card.order) { const o = card.order.join? card.order.join(): card.order; if (f.order.join()!==o) console.log('order', card.number, o, f.order.join()) } }
})
test('extort first', () => {
  const t = scene({ huila: 'farc-underground 2' }, { first: 'farc', resources: { farc: 0 } })
  console.log(t.by, t.question, t.answers, t.whyNot('rally'))
})
test('patrol vichada', () => {
  const t = scene({ vichada: 'troops 2', bogota: 'troops 1' }, { first: 'govt' })
  t.play('patrol')
  console.log(t.answers)
  try { t.play('vichada') } catch (e) { console.log(String(e)) }
})
test('patrol poor', () => {
  const t = scene({ huila: 'cartels-underground 2', bogota: 'troops 1' }, { first: 'govt', resources: { govt: 3 } })
  t.play('patrol')
  console.log(t.answers, t.whyNot('eradicate'))
})
test('march twice', () => {
  const t = scene({ huila: 'farc-underground 2' }, { first: 'farc' })
  t.play('march', 'huila', 'meta-west', '2', 'extort')
  console.log(t.by, t.question, t.answers)
  
})
