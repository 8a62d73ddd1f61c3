import { regionsOf } from '../../places/regions.ts'
import { counted } from '../../text/listed.ts'
import type { Coverage, Preflight } from '../preflight.ts'
import type { Fact, Facts } from '../rules/facts.ts'
import type { Certainty, Finding, Level, Rule, Source } from '../rules/rule.ts'

export const NO_LEGAL_ADVICE = 'This isn’t legal advice.'

/** What a person reads for each level, the gravest first. */
export const levelNames: Readonly<Record<Level, string>> = {
  must: 'Must',
  should: 'Should',
  know: 'Good to know',
}

export const levels = Object.keys(levelNames) as readonly Level[]

/** How a rule was read, in plain words. */
export const certaintyWords: Readonly<Record<Certainty, string>> = {
  A: 'read in the words of the law or its authority',
  B: 'read in two reports of the law, or one good one',
  C: 'read in one report of the law, or in reports that disagree',
  D: 'not verified',
  house: 'your menu’s own words and figures, compared with each other; no law asks for it',
}

const inWords = new Intl.ListFormat('en')

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** `Nov 22, 2026` of an ISO 8601 day. */
const dayWords = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`))

/** `21 CFR 101.11; two secondary sources, or one good one; read on Nov 22, 2026`. */
export const sourceWords = (source: Source, certainty: Certainty): string =>
  `${source.title}; ${certaintyWords[certainty]}; ${readWords(source)}`

/** `read on Nov 22, 2026, next look by May 31, 2027` */
export const readWords = ({ readOn, readAgainOn }: Source): string =>
  [`read on ${dayWords(readOn)}`, readAgainOn && `next look by ${dayWords(readAgainOn)}`]
    .filter(Boolean)
    .join(', ')

/** `since Jul 1, 2026`, `until Feb 29, 2024`; empty where a rule has no such days. */
export const forceWords = ({ inForceFrom, until }: Pick<Rule, 'inForceFrom' | 'until'>): string =>
  [inForceFrom && `since ${dayWords(inForceFrom)}`, until && `until ${dayWords(until)}`]
    .filter(Boolean)
    .join(', ')

const factNames: Readonly<Record<Fact, string>> = {
  country: 'the country',
  region: 'the state or region',
  city: 'the city',
  language: 'the language of the menu',
  locations: 'the number of locations',
  locationsInRegion: 'the number of locations in this state or province',
  seafoodOrigin: 'where the seafood comes from',
  importedShrimp: 'whether shrimp or crawfish from abroad is served',
  employees: 'the number of employees',
}

/** `the number of locations and the state or region` */
export const factWords = (facts: readonly Fact[]): string =>
  inWords.format([...new Set(facts)].map((fact) => factNames[fact]))

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** Names of cities that have their own rules; none for `elsewhere`. */
export const cityNames: Readonly<Record<NonNullable<Facts['city']>, string | undefined>> = {
  'new-york': 'New York City',
  philadelphia: 'Philadelphia',
  elsewhere: undefined,
}

const placeWords = ({ country, region, city }: Facts): string =>
  [
    city && cityNames[city],
    regionsOf(country).find(({ code }) => code === region)?.name,
    country && countryNames.of(country),
  ]
    .filter(Boolean)
    .join(', ')

/** What was asked, and what was not. */
export function coverageWords({
  coverage,
  packs,
  facts,
}: Pick<Preflight, 'coverage' | 'packs' | 'facts'>): string {
  const named = inWords.format(packs.map(({ name }) => name))
  const sentences: Readonly<Record<Coverage, string>> = {
    own: `Checked for ${placeWords(facts)}. Rules used: ${named}.`,
    'eu-core': `There are no separate rules for ${placeWords(facts)} yet. Only the rules of the whole European Union and the general checks were run.`,
    'house-alone': `No law of ${placeWords(facts)} was checked, because Carte doesn’t have its rules yet. Only the general checks were run.`,
    unknown:
      'No law was checked, because the restaurant’s location isn’t set. Only the general checks were run.',
  }
  return sentences[coverage]
}

/** The facts that decide, in a line each of them that is said. */
export function factLines(facts: Facts): string[] {
  const { locations, employees } = facts
  return [
    placeWords(facts) || 'Country not said',
    locations === undefined ? 'Locations not said' : counted(locations, 'location'),
    employees === undefined ? 'Employees not said' : counted(employees, 'employee'),
  ]
}

/** Every fact that would tell more, in the order in which it was missed. */
export const missingFacts = ({ asks, findings }: Pick<Preflight, 'asks' | 'findings'>): Fact[] => [
  ...new Set([...asks, ...findings.flatMap((finding) => finding.asks)]),
]

/** Counts the findings that the law certainly requires to be fixed. */
export const countMusts = (findings: readonly Pick<Finding, 'level'>[]): number =>
  findings.filter(({ level }) => level === 'must').length
