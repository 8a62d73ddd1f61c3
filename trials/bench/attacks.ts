import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { z } from 'zod'
import { register } from '#contract/accounts.ts'
import { createSubscription, paySandboxInvoice } from '#contract/billing.ts'
import { readRecommendations, reviewRecommendations } from '#contract/insights.ts'
import { health } from '#contract/operation.ts'
import { createSavedMenu, type SavedMenu, savedMenuPdf, shareSavedMenu } from '#contract/saved-menus.ts'
import { typesetPages } from '#contract/typesetting.ts'
import { testCards } from '#domain/billing/test-cards.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { menuContentSchema } from '#domain/menu/model/menu.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { Tally } from './load-tally.ts'
import { ms, percentile } from './measure.ts'
import { type Answer, jsonOf, nameOfFailure, Visitor } from './visitor.ts'

/** Nobody's attack may move somebody else's answer further than this, at the 95th percentile. */
export const FAIR_MS = 500

const QUIET_SECONDS = 10
const VICTIM_EVERY_MS = 250
const PROBE_EVERY_MS = 100
/** An attack whose victim got fewer answers goes on until it has so many, or the patience ends. */
const LEAST_ANSWERS = 5
const PATIENCE_SECONDS = 90

type Content = z.input<typeof menuContentSchema>

interface Attack {
  readonly name: string
  /** Asks again and again, so many requests at a time. */
  readonly atOnce: number
  ask(index: number): Promise<Answer>
}

/** What the others noticed of an attack. */
export interface AttackFigures {
  readonly name: string
  /** Milliseconds of another account's previews of five dishes. */
  readonly previews: readonly number[]
  /** Milliseconds of `/api/health`. */
  readonly probes: readonly number[]
  /** What the others were refused with, and how often. */
  readonly refusals: Tally['failures']
  /** What the attacker was answered, and how often. */
  readonly answers: ReadonlyMap<string, number>
}

/**
 * One account, or a guest without any, asks for as much as it can, while another owner edits a menu of five
 * dishes and a balancer asks after the server's health. The first figures are those without an attack.
 */
export async function tryAttacks(url: string, agent: Agent, seconds: number): Promise<AttackFigures[]> {
  // Connections of its own: what is refused takes its connection with it.
  const attackers = new Agent({ keepAlive: true })
  try {
    const victim = await registered(url, agent, 'edits')
    const figures = [await suffer({ url, agent, victim, seconds: QUIET_SECONDS })]
    for (const attack of await prepareAttacks(url, attackers))
      figures.push(await suffer({ url, agent, victim, seconds, attack }))
    return figures
  } finally {
    attackers.destroy()
  }
}

/** One line for each attack, as ratios to the quiet before. */
export function attackLines([quiet, ...attacks]: readonly AttackFigures[]): string[] {
  const p95 = (times: readonly number[] = []) => percentile(times, 0.95)
  const against = (times: readonly number[], before: readonly number[] = []) =>
    `p95 ${ms(p95(times))} (alone ${ms(p95(before))}, × ${(p95(times) / p95(before)).toFixed(1)}; longest ${ms(Math.max(...times))})`
  const list = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([what, count]) => `${what} (${count})`).join(', ') || 'nothing'
  return attacks.map(
    ({ name, previews, probes, refusals, answers }) =>
      `${name}\n    another account's preview of 5 dishes: ${against(previews, quiet?.previews)}\n    /api/health: ${against(probes, quiet?.probes)}\n    the others were refused: ${list(refusals)}; the attacker was answered: ${list(answers)}`,
  )
}

export const isFair = (figures: readonly AttackFigures[]): boolean =>
  figures.every(
    ({ previews, probes, refusals }) =>
      refusals.size === 0 && Math.max(percentile(previews, 0.95), percentile(probes, 0.95)) <= FAIR_MS,
  )

async function prepareAttacks(url: string, agent: Agent): Promise<Attack[]> {
  const basic = await registered(url, agent, 'attacks')
  const guest = new Visitor(url, agent, '10.9.9.9')
  const shared = jsonOf<SavedMenu>(await basic.call(createSavedMenu, { body: saved(endlessWords(0)) }))
  await basic.call(shareSavedMenu, { params: { id: shared.id } })

  const professional = await registered(url, agent, 'pays')
  await subscribe(professional)
  const long = longMenu()
  const kept = jsonOf<SavedMenu>(await professional.call(createSavedMenu, { body: saved(long) }))
  return [
    {
      name: '10 previews at a time of 900 dishes, each one word of 985 letters, every one another menu',
      atOnce: 10,
      ask: (index) => basic.send(typesetPages, { body: { ...look, content: endlessWords(index + 1) } }),
    },
    {
      name: '4 times at a time the PDF of that menu, by a guest',
      atOnce: 4,
      ask: () => guest.send(savedMenuPdf, { params: { id: shared.id } }),
    },
    {
      name: '8 reviews of an unsaved menu of 960 dishes and 20 of a saved one at a time',
      atOnce: 28,
      ask: (index) =>
        index % 28 < 8
          ? professional.send(reviewRecommendations, {
              body: { content: renamed(long, `Long ${index}`), cuisineId: 5 },
            })
          : professional.send(readRecommendations, { query: { menuId: kept.id } }),
    },
  ]
}

async function registered(url: string, agent: Agent, username: string): Promise<Visitor> {
  const visitor = new Visitor(url, agent, `10.9.0.${username.length}`)
  const body = { username, email: `${username}@example.com`, password: 'correct horse' }
  await visitor.call(register, { body })
  return visitor
}

async function subscribe(visitor: Visitor): Promise<void> {
  const { clientSecret } = jsonOf<{ clientSecret: string }>(await visitor.call(createSubscription))
  const cardNumber = testCards.find(({ outcome }) => outcome === 'success')?.number
  await visitor.call(paySandboxInvoice, { body: { clientSecret, cardNumber, expiry: '12/99', cvc: '123' } })
}

/** As large as a menu may be, and as slow to set: no line can be broken where words end. */
const endlessWords = (number: number): Content =>
  described(900, `Endless ${number}`, (dish) => lettersOf(number * 1000 + dish, 985))

/** The same number gives the same letters; every word is another, so that no part of one is kept for the next. */
function lettersOf(seed: number, length: number): string {
  let state = seed
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return String.fromCharCode(97 + (Math.floor(state / 65_536) % 26))
  }).join('')
}

const WORDS =
  'slow roasted garden tomatoes with basil oil toasted almonds smoked butter and country bread'.split(' ')

const longMenu = (): Content =>
  described(960, 'Long', (dish) =>
    Array.from({ length: 100 }, (_, word) => WORDS[(dish * 7 + word * 3) % WORDS.length])
      .join(' ')
      .slice(0, 700),
  )

function described(items: number, restaurantName: string, words: (dish: number) => string): Content {
  const { restaurant, sections } = buildContent({ items, restaurantName })
  // Without what has a default: the words are to fill the request.
  const sent = ({ id, name, prices, categoryId, cuisineId }: MenuItem) => ({
    id,
    name,
    description: words(id),
    prices,
    categoryId,
    cuisineId,
  })
  return {
    restaurant,
    sections: sections.map(({ items: dishes, ...section }) => ({ ...section, items: dishes.map(sent) })),
  }
}

/** How every menu of a trial looks. */
const look = { design: buildSavePayload().design, templateId: buildSavePayload().templateId }

const saved = (content: Content) => ({
  ...buildSavePayload(),
  content,
  items: content.sections.flatMap(({ items = [] }) => items.map(({ id }) => id)),
})

const renamed = ({ restaurant, sections }: Content, name: string): Content => ({
  restaurant: { ...restaurant, name },
  sections: sections.map((section, index) =>
    index > 0
      ? section
      : {
          ...section,
          items: section.items?.map((item, n) => (n > 0 ? item : { ...item, name: `${name} special` })),
        },
  ),
})

interface Suffering {
  readonly url: string
  readonly agent: Agent
  readonly victim: Visitor
  readonly seconds: number
  readonly attack?: Attack
}

async function suffer({ url, agent, victim, seconds, attack }: Suffering): Promise<AttackFigures> {
  const answers = new Map<string, number>()
  const previews: number[] = []
  const probes: number[] = []
  const tally = new Tally()
  const start = performance.now()
  const elapsed = () => (performance.now() - start) / 1000
  const isOver = () =>
    elapsed() > seconds && (previews.length >= LEAST_ANSWERS || elapsed() > PATIENCE_SECONDS)

  let asked = 0
  const attacker = async () => {
    while (attack && !isOver()) {
      const name = await attack.ask(asked++).then(nameOf, ({ code }: NodeJS.ErrnoException) => `${code}`)
      answers.set(name, (answers.get(name) ?? 0) + 1)
      // A refusal names a wait; an attacker does not keep it, but a loop without one measures only itself.
      if (name !== '200') await setTimeout(100)
    }
  }
  const prober = new Visitor(url, agent)
  let price = 0
  await Promise.all([
    ...Array.from({ length: attack?.atOnce ?? 0 }, attacker),
    repeat(VICTIM_EVERY_MS, isOver, async () => {
      const asked = victim.send(typesetPages, { body: smallMenu(++price) })
      const answer = await tally.count('preview', typesetPages, asked)
      if (answer) previews.push(answer.ms)
    }),
    repeat(PROBE_EVERY_MS, isOver, async () => {
      const answer = await tally.count('health', health, prober.send(health))
      if (answer) probes.push(answer.ms)
    }),
  ])
  return { name: attack?.name ?? 'no attack', previews, probes, refusals: tally.failures, answers }
}

const nameOf = (answer: Answer): string => (answer.status === 200 ? '200' : nameOfFailure(answer))

/** Each time another menu, so that no answer is a kept one. */
function smallMenu(number: number) {
  const restaurantName = `Small ${number} ${performance.now()}`
  return { ...look, content: buildContent({ items: 5, sections: 1, restaurantName }) }
}

async function repeat(everyMs: number, isOver: () => boolean, act: () => Promise<void>): Promise<void> {
  while (!isOver()) await Promise.all([act(), setTimeout(everyMs)])
}
