import { kcalOfKilojoules } from '#domain/menu/model/energy-units.ts'
import { type LdNode, listOf, textOfValue } from './nodes.ts'

/** By the names of schema.org's RestrictedDiet, as words of a menu; others say nothing of what Carte knows. */
const DIETS: Readonly<Record<string, string>> = {
  vegetariandiet: 'vegetarian',
  vegandiet: 'vegan',
  glutenfreediet: 'gluten-free',
  lowlactosediet: 'lactose-free',
  dairyfreediet: 'dairy-free',
}

/** Diets that a page says of an item. */
export interface SaidDiets {
  /** As marks behind its name. */
  readonly marks: readonly string[]
  /** Those without a mark, in words: `Halal`. */
  readonly words: readonly string[]
}

/** Of `suitableForDiet`: `https://schema.org/VeganDiet`, `VeganDiet`, a thing with that id or name, or several. */
export function suitableDiets(value: unknown): SaidDiets {
  const marks = new Set<string>()
  const words = new Set<string>()
  for (const one of [value].flat(3)) {
    const [node] = listOf(one)
    const said = textOfValue(node ? (node['@id'] ?? node.name) : one)
      ?.replace(/^.*[/#]|^schema:/u, '')
      .trim()
    if (said === undefined || said === '') continue
    const mark = DIETS[keyOf(said)] ?? DIETS[`${keyOf(said)}diet`]
    if (mark === undefined) words.add(wordsOf(said))
    else marks.add(mark)
  }
  return { marks: [...marks], words: [...words] }
}

const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/gu, '')

/** `HalalDiet` as `Halal`, `LowSaltDiet` as `Low salt`. */
function wordsOf(name: string): string {
  const parted = name
    .replace(/Diet$/u, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .toLowerCase()
  return parted.charAt(0).toUpperCase() + parted.slice(1)
}

/** The energy of an item as `320 kcal`, from `320 calories`, `320 Cal`, `1340 kJ` or a number; undefined for none. */
export function energyOf(nutrition: unknown): string | undefined {
  const [node] = listOf(nutrition)
  const [nested] = listOf(node?.calories)
  const text = textOfValue(nested ? (nested.value ?? nested.name) : node?.calories)
  const [, figure, unit = ''] = /^(\d+(?:[.,]\d+)?)\s*([\p{L}]*)/u.exec(text ?? '') ?? []
  if (figure === undefined) return undefined
  const amount = Number(figure.replace(',', '.'))
  const kcal = /^kj/iu.test(unit) ? kcalOfKilojoules(amount) : Math.round(amount)
  return kcal > 0 ? `${kcal} kcal` : undefined
}

/** When a section is served, `Monday–Friday 11:00–14:00`: of its offers, or of hours that it names itself. */
export function servedHours(node: LdNode): string | undefined {
  const spans = [
    ...listOf(node.offers).map((offer) => spanOf(offer.availabilityStarts, offer.availabilityEnds)),
    ...listOf(node.openingHoursSpecification ?? node.hoursAvailable).map((hours) =>
      [daysOf(hours.dayOfWeek), spanOf(hours.opens, hours.closes)].filter(Boolean).join(' '),
    ),
  ].filter((span) => span !== undefined && span !== '')
  return spans.length > 0 ? [...new Set(spans)].join(', ') : undefined
}

function spanOf(starts: unknown, ends: unknown): string | undefined {
  const [from, to] = [timeOf(starts), timeOf(ends)]
  return from !== undefined && to !== undefined ? `${from}–${to}` : undefined
}

/** `T11:00:00`, `11:00` and `2026-01-01T11:00:00Z` as `11:00`. */
const timeOf = (value: unknown): string | undefined =>
  /(?:^|T)(\d{1,2}:\d{2})/u.exec(textOfValue(value) ?? '')?.[1]

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** `Monday–Friday` for days in a row, else `Monday, Wednesday`. */
function daysOf(value: unknown): string {
  const said = new Set(
    [value]
      .flat(2)
      .map((one) => (textOfValue(listOf(one)[0]?.['@id'] ?? one) ?? '').replace(/^.*[/#:]/u, '')),
  )
  const days = WEEK.filter((day) => said.has(day))
  const [first, ...rest] = days
  const last = rest.at(-1)
  if (first === undefined) return ''
  const isRow = last !== undefined && WEEK.indexOf(last) - WEEK.indexOf(first) === rest.length
  return isRow && rest.length > 1 ? `${first}–${last}` : days.join(', ')
}
