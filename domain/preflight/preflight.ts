import { atOnce, type Steps } from '../computing/steps.ts'
import type { MenuContent } from '../menu/model/menu.ts'
import { setFields } from '../menu/model/set-fields.ts'
import { readAgainst } from './house/claims.ts'
import { packs } from './packs.ts'
import { type Fact, type Facts, factsOf } from './rules/facts.ts'
import type { PrintFacts } from './rules/page-finding.ts'
import type { Finding, Level, Pack, Rule } from './rules/rule.ts'

/**
 * Whose law was asked: `own` that of its country, `eu-core` only what holds in all of the European Union, `house-alone`
 * none because there is no pack for the country, `unknown` none because nobody said where the restaurant is.
 */
export type Coverage = 'own' | 'eu-core' | 'house-alone' | 'unknown'

export interface Preflight {
  readonly facts: Facts
  /** Whose rules were asked, in their order. */
  readonly packs: readonly Pack[]
  readonly coverage: Coverage
  /** Facts that would add further packs: the country, or the part of a country with its own laws. */
  readonly asks: readonly Fact[]
  /** The gravest first. */
  readonly findings: readonly Finding[]
}

const levels: readonly Level[] = ['must', 'should', 'know']

/** Countries whose parts have their own packs. */
const DIVIDED = ['US', 'GB', 'AU', 'CA']

/** States with a city that has its own pack, and the number of locations from which that binds. */
const CITIES: Readonly<Record<string, number>> = { NY: 15, PA: 16 }

export interface AsPrinted {
  /** What the typesetter found on the pages, where they were set. */
  readonly pageFindings?: PrintFacts['findings'] | undefined
  /** How the design marks allergens; where nobody says, by the menu's own table of marks. */
  readonly allergenMarks?: PrintFacts['allergenMarks'] | undefined
  /** How the design prints energy; where nobody says, as the market has it. */
  readonly energy?: PrintFacts['energy'] | undefined
  /** What other menus of the restaurant declare of its dishes. */
  readonly declaredElsewhere?: PrintFacts['declaredElsewhere'] | undefined
  /** The day of the question, ISO 8601; where nobody says, every rule that has no end holds. */
  readonly day?: string | undefined
}

/** A menu under the rules of its market and of the house. Nothing is guessed: what a rule cannot tell, it asks. */
export const preflight = (written: MenuContent, printing: AsPrinted = {}): Preflight =>
  atOnce(preflightInSteps(written, printing))

/** The same; a step is one rule, or some dishes of what several rules ask. */
export function* preflightInSteps(
  written: MenuContent,
  { pageFindings = [], allergenMarks = 'as-set', energy = 'market', declaredElsewhere = [], day }: AsPrinted,
): Steps<Preflight> {
  const facts = factsOf(written)
  // Rules look at marks as they are printed: by the restaurant's market where the menu has none.
  const menu = setFields(written, { market: written.market ?? written.restaurant.market })
  const asked = packs.filter((pack) => pack.isFor(facts))
  const pages = { findings: pageFindings, allergenMarks, energy, declaredElsewhere }
  const findings: Finding[] = []
  yield* readAgainst(menu)
  for (const pack of asked) {
    const found: Finding[] = []
    for (const rule of pack.rules) {
      yield
      found.push(...findingsOf(pack, rule, { menu, facts, pages, day }))
    }
    findings.push(...askedOnce(found))
  }
  return {
    facts,
    packs: asked,
    coverage: coverageOf(facts, asked),
    asks: asksOf(facts),
    findings: inOrderOfLevel(findings),
  }
}

function coverageOf({ country }: Facts, asked: readonly Pack[]): Coverage {
  if (country === undefined) return 'unknown'
  const keys = asked.map(({ key }) => key).filter((key) => key !== 'house')
  if (keys.length === 0) return 'house-alone'
  return keys.length === 1 && keys[0] === 'eu' ? 'eu-core' : 'own'
}

function asksOf({ country, region, city, locations }: Facts): Fact[] {
  if (country === undefined) return ['country']
  if (!DIVIDED.includes(country)) return []
  if (region === undefined) return ['region']
  const least = country === 'US' ? CITIES[region] : undefined
  const mayMatter = least !== undefined && (locations === undefined || locations >= least)
  return mayMatter && city === undefined ? ['city'] : []
}

const inOrderOfLevel = (findings: readonly Finding[]): Finding[] =>
  levels.flatMap((level) => findings.filter((finding) => finding.level === level))

interface Asked {
  readonly menu: MenuContent
  readonly facts: Facts
  readonly pages: PrintFacts
  readonly day: string | undefined
}

/** What a rule found; where nobody can tell whether it binds, what it found is only worth knowing, and it asks. */
function findingsOf(pack: Pack, rule: Rule, { menu, facts, pages, day }: Asked): Finding[] {
  if (isOver(rule, day)) return []
  const bound = rule.bind(facts)
  if (bound === 'exempt') return []
  const asks = bound === 'bound' ? [] : bound.unless
  const level = asks.length > 0 || !hasBegun(rule, day) ? 'know' : rule.level
  return rule.check(menu, facts, pages).map((breach) => ({ ...breach, rule, pack, level, asks }))
}

/** How large a business is. Few are as large as rules for chains mean. */
const SIZE: readonly Fact[] = ['locations', 'locationsInRegion', 'employees']

const asksForSize = ({ asks }: Finding): boolean =>
  asks.length > 0 && asks.every((fact) => SIZE.includes(fact))

/**
 * What a law asks of large businesses alone, where nobody has said how large this one is: one question, and no list of
 * dishes that lack what a house of one kitchen need not have.
 */
function askedOnce(found: readonly Finding[]): Finding[] {
  const [first, ...others] = found.filter(asksForSize)
  if (!first) return [...found]
  const asks = [...new Set([first, ...others].flatMap((one) => one.asks))]
  const { fixes: _, ...once } = first
  return [
    ...found.filter((one) => !asksForSize(one)),
    {
      ...once,
      sentence: `Only for large businesses: ${first.rule.binds.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())}. That’s probably not you. Say how large your business is, and this goes away.`,
      places: [],
      asks,
    },
  ]
}

const isOver = ({ until }: Rule, day: string | undefined): boolean =>
  until !== undefined && (day === undefined || day > until)

const hasBegun = ({ inForceFrom }: Rule, day: string | undefined): boolean =>
  inForceFrom === undefined || day === undefined || day >= inForceFrom
