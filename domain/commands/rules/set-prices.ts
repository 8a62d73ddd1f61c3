import { findItem } from '../../menu/editing/edits.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Price } from '../../menu/model/price.ts'
import { mapItems } from '../../menu/model/walk.ts'
import { fixedPrice, leadPrice } from '../../menu/prices/lead-price.ts'
import { setPrices } from '../../pricing/set-price.ts'
import { foldText } from '../../text/fold-name.ts'
import { listed } from '../../text/listed.ts'
import { type CommandContext, type RuleOutcome, rule } from '../answers/command.ts'
import { countAmounts, putPrices } from '../carrying-out/put-prices.ts'
import { about } from '../targets/about.ts'
import { priceLabels } from '../targets/read-target.ts'
import { samePlace, type Target } from '../targets/target.ts'
import { MONEY, readMoney, saidMoney } from '../words/amounts.ts'
import { firstThat } from './price-changes.ts'

const TO = `(?<to>${MONEY})`
const OF = String.raw`(?:(?:the\s+)?(?:new\s+)?prices?\s+(?:of|for|on|in)\s+)?`
const FROM = String.raw`(?:\s+from\s+(?:${MONEY}))?`
const pattern = (source: string) => new RegExp(`^${source}$`, 'iu')

const FORMS: readonly RegExp[] = [
  pattern(
    String.raw`(?:set|change|make|put|update|adjust|price|reprice|bring|get|move|raise|lower|drop|reduce|increase|bump|cut|take)\s+${OF}(?<of>.+?)(?:['’]s)?(?:\s+prices?)?(?:\s+(?:up|down))?${FROM}\s*(?:\s(?:to|at|be|for)|=|:|->|→)\s*${TO}(?:\s+(?:each|now|apiece))?`,
  ),
  pattern(String.raw`(?:make|price)\s+${OF}(?<of>.+?)\s+${TO}`),
  pattern(
    String.raw`${OF}(?<of>.+?)(?:['’]s)?(?:\s+price)?(?:\s+from\s+(?:${MONEY})\s+to\s*|\s+(?:(?:is\s+|are\s+)?(?:now|to|at)\s+|(?:should|must|will)\s+(?:be|cost)\s+(?:now\s+)?|costs?\s+(?:now\s+)?|is\s+(?:now\s+)?|are\s+(?:now\s+)?|goes?\s+to\s+|(?:go|goes)\s+(?:up|down)\s+to\s+|(?:up|down)\s+to\s+|for\s+)|\s*(?:=|:|->|→)\s*)${TO}(?:\s+(?:each|now|from now on|apiece))?`,
  ),
  pattern(String.raw`${OF}(?<of>.+?)\s+${TO}(?:\s+(?:each|now))?`),
  pattern(String.raw`(?:charge\s+)?${TO}\s+(?:for|each for|per)\s+(?<of>.+)`),
]

function stepOfPrice(
  target: Target,
  amount: number,
  command: string,
  of: string,
  { menu }: CommandContext,
): RuleOutcome {
  if (target.isWholeMenu && target.label === undefined)
    return { kind: 'refused', sentence: 'Everything at one price is more often a slip. Name a section.' }
  const several = severalPrices(target, menu)
  if (several.length > 0)
    return {
      kind: 'ask',
      question: `${target.name} has several prices. Which one?`,
      choices: several.map((label) => ({ label, command: command.replace(of, () => `${of} ${label}`) })),
    }
  const says = `Set ${target.name} to ${saidMoney(amount, menu)}.`
  if (countAmounts(menu, target) === 0 && target.places.length > 0)
    return { kind: 'step', menu: withFirstPrices(menu, target, fixedPrice(amount)), says }
  const next = putPrices(menu, target, () => amount)
  return typeof next === 'string' ? { kind: 'refused', sentence: next } : { kind: 'step', menu: next, says }
}

/** What a dish's prices are called, where one has several and none is named. */
function severalPrices(target: Target, menu: Menu): string[] {
  if (target.label !== undefined) return []
  const labels = target.places.map((place) => priceLabels(menu, place)).filter((all) => all.length > 1)
  return [...new Set(labels.flat())].filter(Boolean)
}

/** For dishes that have none, or a market price. */
const withFirstPrices = (menu: Menu, target: Target, price: Price): Menu =>
  mapItems(menu, (item, { id }) =>
    target.places.some((place) => samePlace(place, { sectionId: id, itemId: item.id }))
      ? setPrices(item, [price])
      : item,
  )

export const setPricesTo = rule('a price', (command, context) =>
  firstThat(FORMS, (form) => {
    const { of = '', to = '' } = form.exec(command)?.groups ?? {}
    const amount = of === '' ? null : readMoney(to, context.menu)
    if (amount === null) return null
    // `minus` and `up` before a number are another rule's.
    if (/(?:^|\s)(?:up|down|by|plus|minus|[-+])$/iu.test(of)) return null
    return about(of, command, context, (target) => stepOfPrice(target, amount, command, of, context))
  }),
)

const SAME =
  /^(?:(?:make|price|set|put)\s+)?(?<of>.+?)\s+(?:(?:is|at|to|for|should (?:be|cost))\s+)?(?:the\s+)?same\s+(?:price\s+)?as\s+(?<other>.+)$/iu
const APART = new RegExp(
  String.raw`^(?:(?:make|price|set|put)\s+)?(?<of>.+?)\s+(?:(?:at|to|should (?:be|cost))\s+)?(?<by>${MONEY})\s+(?<way>less|cheaper|below|more|dearer|above)\s+than\s+(?<other>.+)$`,
  'iu',
)

/** `the tiramisu the same price as the cheesecake`, `the burger 1 less than the steak`: by the first price of another dish. */
export const pricedAsAnother = rule('the price of another dish', (command, context) => {
  const { of = '', other = '', by, way = '' } = (SAME.exec(command) ?? APART.exec(command))?.groups ?? {}
  const apart = by === undefined ? 0 : readMoney(by, context.menu)
  if (of === '' || apart === null) return null
  return about(other, command, context, ({ places: [place, ...more], name }) => {
    const item = place && findItem(context.menu, place)
    const amount = item && leadPrice(item)?.amount
    if (more.length > 0 || !amount || item.prices.length > 1)
      return { kind: 'refused', sentence: `${name} doesn’t have one price.` }
    const next = amount + (/less|cheaper|below/iu.test(way) ? -apart : apart)
    if (next <= 0) return { kind: 'refused', sentence: 'That would cost nothing.' }
    return about(of, command, context, (target) =>
      apart !== 0 && target.places.length > 1 ? null : stepOfPrice(target, next, command, of, context),
    )
  })
})

const PAIR = String.raw`\p{L}+\s+${MONEY}`
const PAIRS = new RegExp(
  String.raw`^(?<of>.+?)[:,]?\s+(?<pairs>${PAIR}(?:(?:\s*[,/&]\s*|\s+and\s+|\s+)${PAIR})+)$`,
  'iu',
)

/** `chianti glass 10, bottle 45`: the prices of a dish one after the other, each by what it is called. */
export const eachPrice = rule('each price of a dish', (command, context) => {
  const { of = '', pairs = '' } = PAIRS.exec(command)?.groups ?? {}
  if (of === '') return null
  return about(of, command, context, (target) => {
    const labels = target.places.flatMap((place) => priceLabels(context.menu, place))
    let { menu } = context
    const says: string[] = []
    for (const [pair] of pairs.matchAll(new RegExp(PAIR, 'giu'))) {
      const [label = '', ...amount] = pair.split(/\s+/u)
      const to = readMoney(amount.join(' '), menu)
      if (to === null || !labels.includes(foldText(label))) return null
      const step = stepOfPrice({ ...target, label: foldText(label) }, to, command, of, { ...context, menu })
      if (step.kind !== 'step') return step
      menu = step.menu
      says.push(`${label} ${saidMoney(to, menu)}`)
    }
    return { kind: 'step', menu, says: `Set ${target.name} to ${listed(says)}.` }
  })
})

const MARKET = String.raw`(?:(?:a\s+|the\s+)?market price|mp|m\.p\.|market)`
const MARKET_FORMS = [
  pattern(
    String.raw`(?:(?:set|put|make|change|list|price)\s+)?${OF}(?<of>.+?)(?:\s+price)?(?:\s+(?:is|to|at|as|on|=|should be|goes to|go to))*\s+${MARKET}`,
  ),
  pattern(String.raw`${MARKET}\s+(?:for|on)\s+(?<of>.+)`),
]
const NO_PRICE_FORMS = [
  /^(?:remove|delete|clear|hide|take\s+(?:off|away)|no)\s+(?:the\s+)?prices?\s+(?:of|for|from|on)\s+(?<of>.+)$/iu,
  /^(?:list|show|put)\s+(?<of>.+?)\s+without\s+(?:a\s+)?price$/iu,
  /^take\s+the\s+price\s+off\s+(?<of>.+)$/iu,
]

export const marketPrice = rule('a market price', (command, context) =>
  firstThat(MARKET_FORMS, (form) => {
    const of = form.exec(command)?.groups?.of
    if (of === undefined) return null
    return about(of, command, context, (target) => ({
      kind: 'step',
      menu: withFirstPrices(context.menu, target, { id: 'p1', kind: 'market' }),
      says: `Show “Market Price” for ${target.name}.`,
    }))
  }),
)

export const noPrice = rule('no price', (command, context) =>
  firstThat(NO_PRICE_FORMS, (form) => {
    const of = form.exec(command)?.groups?.of
    if (of === undefined) return null
    return about(of, command, context, (target) => ({
      kind: 'step',
      menu: mapItems(context.menu, (item, { id }) =>
        target.places.some((place) => samePlace(place, { sectionId: id, itemId: item.id }))
          ? setPrices(item, [])
          : item,
      ),
      says: `Take the price off ${target.name}.`,
    }))
  }),
)

const TIMES: Readonly<Record<string, number>> = { double: 2, triple: 3, halve: 0.5, half: 0.5 }

export const multiplied = rule('twice or half the price', (command, context) => {
  const [, word, of] =
    /^(double|triple|halve)\s+(?:(?:the\s+)?prices?\s+(?:of|for)\s+)?(.+?)(?:\s+prices?)?$/iu.exec(command) ??
    []
  const half =
    /^(?:make\s+|put\s+)?(.+?)\s+(?:(?:at|for|is|are)\s+)?half price$|^half price (?:for|on) (.+)$/iu.exec(
      command,
    )
  const name = of ?? half?.[1] ?? half?.[2]
  if (name === undefined) return null
  const by = TIMES[(word ?? 'half').toLowerCase()] ?? 1
  return about(name, command, context, (target) => {
    const next = putPrices(context.menu, target, (amount) => Math.round(amount * by))
    if (typeof next === 'string') return { kind: 'refused', sentence: next }
    return {
      kind: 'step',
      menu: next,
      says: `${by > 1 ? 'Multiply' : 'Halve'} the price of ${target.name}${by > 1 ? ` by ${by}` : ''}.`,
    }
  })
})
