import { openGame } from './web-tools.mjs'

/**
 * The pages of the browser app as somebody comes upon them. A journey begins on the first page of a browser that nobody has used, but for some
 * settings; each of its scenes goes on from the one before, is shown under its name, and is found by what is the same in every language.
 */

const click = (selector) => (page) => page.locator(selector).first().click()
const goTo = (route) => (page) => page.evaluate((to) => (location.hash = `#/${to}`), route)
const shows = (selector) => (page) => page.locator(selector).first().waitFor()
/** Several things done one after the other. */
const all =
  (...acts) =>
  async (page, words) => {
    for (const act of acts) await act(page, words)
  }
const open = (save) => (page) => openGame(page, save)
const at = (route, selector) => all(goTo(route), shows(selector))
/** Where somebody comes by a link. */
const visit = (route, selector) =>
  all(
    goTo(route),
    (page) => page.reload(),
    (page) => page.locator(selector).first().waitFor(),
  )
const tab = (name) => click(`#tab-${name}`)
const unfolded = (selector) => (page) =>
  page.locator(`${selector} details:not([open]) > summary`).evaluateAll((each) => {
    for (const one of each) one.click()
  })
const closed = (page) =>
  page.keyboard.press('Escape').then(() => page.locator('dialog[open]').waitFor({ state: 'detached' }))
const menu = click('.more > summary')
const inMenu = (message) =>
  all(menu, (page, words) =>
    page.locator('.more-list').getByRole('button', { name: words[message], exact: true }).click(),
  )
const inWindow = (message) => all(inMenu(message), shows('dialog[open]'))
const list = click('.switch button >> nth=1')
const map = click('.switch button >> nth=0')
/** A space is chosen on the board by keys, as it could lie under anything. */
const onSpace = (selector, key) => async (page) => {
  await page.locator(selector).first().focus()
  if (key !== undefined) await page.keyboard.press(key)
}
const home = at('', 'button.start')
const drawn = (page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('.picture')].every((picture) => picture.childElementCount > 0),
  )
const file = (buffer) => (page) =>
  page.locator('input[type=file]').first().setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })

/** The pages without a game on the screen. */
function ofTheApp(volumes) {
  const [first] = volumes
  const choose = (n) => click(`.volume-card >> nth=${n}`)
  const name = (page) =>
    page.evaluate(() => {
      const id = location.hash.split('/')[2]
      localStorage.setItem(`coinflict.label.${id}`, JSON.stringify({ name: 'Thursdays with Ann' }))
    })
  return [
    {
      scenes: {
        'first-newcomer': drawn,
        'first-bad-file': all(file(Buffer.from('null')), shows('[role=alert]')),
        'first-gone-page': at('nowhere', 'main'),
        'first-no-statistics': at('record', 'h1'),
        'first-bad-game': at('play/nothing', '[role=alert]'),
        'first-bad-link': visit('open/q1YqSyzKTFWyUkrOSMxLz0lVqgUA', '[role=alert]'),
        'first-bad-move': visit('move/q1YqSyzKTFWyUkrOSMxLz0lVqgUA', '[role=alert]'),
      },
    },
    {
      scenes: Object.fromEntries(
        volumes.flatMap(({ short }, n) => [
          [`${short}-first`, all(choose(n), click('.table-kinds label'), drawn)],
          [`${short}-first-together`, click('.table-kinds label >> nth=1')],
          [`${short}-first-options`, all(click('.table-kinds label'), unfolded('.new-game'))],
        ]),
      ),
    },
    {
      begin: async (page, words) => {
        for (const { saves } of volumes) await all(open(saves.turn), home)(page, words)
        await all(open(first.saves.over), name, home)(page, words)
      },
      scenes: {
        'first-continue': all(shows('.kept li'), drawn),
        'first-continue-all': all(click('.continue .all'), drawn),
        'first-rename': click('.kept-tools button'),
      },
    },
    {
      begin: async (page, words) => {
        for (const { saves } of volumes) await all(open(saves.over), home)(page, words)
      },
      scenes: { statistics: at('record', '.finished a') },
    },
  ]
}

/** The pages of a volume. */
function ofVolume({ short, id, family, steps, saves, last, link, move }) {
  const journey = (begin, scenes, settings) => ({
    begin,
    settings,
    scenes: Object.fromEntries(Object.entries(scenes).map(([name, act]) => [`${short}-${name}`, act])),
  })
  const stay = () => {}
  const choose = '.question .spaces-to-choose button.answer'
  /** Three spaces, or fewer where one wants to know more first. */
  const draft = async (page) => {
    for (let n = 0; n < 3; n++) {
      if (n > 0 && !(await page.locator('.question .further').isVisible())) return
      await page.locator(choose).first().click()
      await page.locator('.draft-row').nth(n).waitFor()
    }
  }
  const guided = (step) =>
    all(
      (page) => page.evaluate(([name, n]) => localStorage.setItem(name, n), [`coinflict.guide.${id}`, String(step)]),
      visit(`guide/${id}`, '.guide'),
      shows('.map > svg, .spaces'),
    )
  return [
    journey(open(saves.turn), {
      turn: stay,
      'turn-advice': all(click('.ask-advice'), shows('.advice-given .step-answer')),
      'turn-factions': tab('factions'),
      'turn-log': tab('log'),
      'turn-chart': tab('chart'),
      'turn-cards': all(tab('cards'), unfolded('#tab-panel')),
      'turn-card-window': all(click('.card-open'), shows('dialog[open]')),
      'turn-list': all(closed, list),
      'turn-space-window': all(click('.row-about'), shows('dialog[open]')),
      'turn-menu': all(closed, map, menu),
      'turn-keys': all(menu, inWindow('menu.help')),
      'turn-out-of-turn': all(closed, inWindow('menu.out-of-turn')),
      'turn-write-down': all(closed, inWindow('menu.write-down')),
      'turn-rule': all(closed, click('.question-text .rule'), shows('dialog[open] .entry')),
      'turn-news': all(closed, inMenu('news.title'), shows('.news')),
      'turn-undo': all(click('.menu button >> nth=0'), shows('main.play')),
      'turn-past': all(closed, (page) => page.locator('.timeline input').fill('200')),
    }),
    journey(open(saves.turn), {
      hand: all(inMenu('keys.by-hand'), shows('.question.by-hand')),
      'hand-space': all(onSpace('.board [data-id]', 'Enter'), shows('.hand-space')),
      'hand-list': list,
    }),
    journey(open(saves.turn), { 'send-move': all(inMenu('menu.send'), shows('.question')) }),
    journey(open(saves.rally), {
      rally: stay,
      'rally-why-not': unfolded('.refused'),
      'rally-space-info': onSpace('.map [data-id]'),
      'rally-draft': draft,
      'rally-draft-row': all(click('.draft-row .row-head'), unfolded('.question')),
      'rally-draft-list': list,
    }),
    journey(open(saves.train), { train: stay, 'train-draft': draft }),
    ...['move', 'side', 'event', 'round'].map((name) => journey(open(saves[name]), { [`question-${name}`]: stay })),
    journey(
      open(saves.held),
      { held: all(click(`.question [data-key="${last}"]`), shows('.question.summary')) },
      { gathering: 'off' },
    ),
    journey(
      open(saves.nonPlayer),
      {
        'non-player': all(shows('.question.nonplayer')),
        'non-player-step': async (page) => {
          for (let n = 0; n < 30 && (await page.locator('.board .weighed').count()) === 0; n++)
            await click('.question [data-key="step"]')(page)
          await all(shows('.step-answer'), unfolded('.question'))(page)
        },
        'non-player-news': click('.pace button >> nth=1'),
      },
      { pace: 'step' },
    ),
    journey(open(saves.ownDeck), {
      'own-deck': shows('.card-field'),
      'own-deck-typed': (page) => page.locator('.card-field input').fill('a'),
    }),
    journey(open(saves.over), {
      over: shows('.question.result'),
      record: all(click('.question a[href^="#/record/"]'), shows('.points > li')),
      'record-point': click('.points .point'),
      'record-table': click('.record .views button >> nth=1'),
      'record-print': (page) => page.emulateMedia({ media: 'print' }),
    }),
    journey(open(saves.turn), {
      editor: all(inMenu('menu.edit'), shows('.editor .map > svg, .editor .spaces')),
      'editor-space': onSpace('.board [data-id]', 'Enter'),
      ...Object.fromEntries(
        ['tracks', 'cards', 'turn', 'game'].map((name) => [
          `editor-${name}`,
          all(tab(name), unfolded('#editor-panel')),
        ]),
      ),
      'editor-list': list,
      'editor-start': all(
        (page, words) => page.getByRole('button', { name: words['editor.start'] }).click(),
        shows('dialog[open]'),
      ),
    }),
    journey(stay, {
      'rule-book': at(`rules/${id}`, '.entry'),
      charts: at(`rules/${id}/${family}`, '.chart-lines'),
    }),
    journey(stay, {
      'link-game': visit(link, 'main.play'),
      'link-move': visit(move, 'main.play'),
    }),
    journey(
      stay,
      Object.fromEntries(
        Array.from({ length: Math.ceil(steps / 5) }, (_, n) => [
          `guide-${String(5 * n + 1).padStart(2, '0')}`,
          guided(5 * n),
        ]),
      ),
    ),
  ]
}

/** A game that is studied: it takes long, so it is shown in one language only. */
const studied = ({ short, saves }) => ({
  langs: ['en'],
  patience: 600_000,
  begin: all(open(saves.over), click('.question a[href^="#/record/"]'), shows('.points > li')),
  scenes: {
    [`${short}-record-analysis`]: all(click('.record-chances button'), shows('.record-chances .marks')),
  },
})

/** The pages that stand on a server. */
function ofTheServer({ address, cookies, people: { ann, bob }, tables: { mine, theirs, lobby, guest } }) {
  const journey = (cookie, scenes, settings) => ({ address, cookie, scenes, settings })
  const person = (route) => all(goTo(`people/${route}`), shows('.ways'), (page) => page.waitForLoadState('networkidle'))
  return [
    journey(undefined, {
      'online-first': drawn,
      'online-new': all(click('.table-kinds label >> nth=3'), shows('.online-seats')),
      'online-new-options': unfolded('.new-game'),
      'online-watched': at(`online/${mine}`, '.question'),
      'online-seat': at(`online/${lobby}`, '.lobby'),
      'online-friend': at(`online/${guest.id}/${guest.links[0].key}`, '.lobby'),
      'online-no-table': at('online/nothing', '[role=alert]'),
      'people-log-in': at('people', 'form'),
      'people-log-in-first': at('people/settings', 'form'),
    }),
    journey(
      undefined,
      { 'online-own-tables': drawn, 'online-lobby': at(`online/${guest.id}`, '.lobby .seat-link') },
      { tables: JSON.stringify([guest]), name: 'Cid' },
    ),
    journey(cookies.ann, {
      'people-first': all(shows('.my-games li'), drawn),
      'people-games': person('games'),
      'people-archive': person('archive'),
      'people-ratings': person('ratings'),
      'people-profile': person(`of/${encodeURIComponent(bob)}`),
      'people-own-profile': person(`of/${encodeURIComponent(ann)}`),
      'people-settings': person('settings'),
      'people-report': person(`report/${encodeURIComponent(bob)}`),
      'people-lobby': at(`online/${lobby}`, '.lobby'),
      'online-game': at(`online/${mine}`, '.question'),
      'online-chat': tab('chat'),
      'online-notes': tab('notes'),
      'online-menu': menu,
      'online-waiting': at(`online/${theirs}`, '.question.awaits'),
    }),
  ]
}

export const journeys = (volumes, company) => [
  ...ofTheApp(volumes),
  ...ofTheServer(company),
  ...volumes.flatMap(ofVolume),
  studied(volumes[0]),
]
