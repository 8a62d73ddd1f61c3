import type { Dish } from '../../catalogue/dish.ts'
import { plateOf } from '../../dishes/read-dish.ts'
import { type NeedName, needsMetBy } from '../forms/need.ts'
import type { Rank } from '../forms/relaxing.ts'
import { wordsOf } from '../lookup/word-forms.ts'
import { type Key, matterOf } from './keys.ts'
import { breachOf, type Rules } from './rules.ts'

/** A rule that a menu could not keep. */
export interface FormBreach {
  readonly rank: Rank
  readonly key: Key
  /** The dishes that break it together; none where one is missing. */
  readonly dishes: readonly Dish[]
  /** What its own section lacks, the menu has: in another section, or by a name. */
  readonly isMetElsewhere?: true
}

/** Every rule that these dishes do not keep, for what is said to the owner and for tests. */
export function breachesOf(dishes: readonly Dish[], rules: Rules): FormBreach[] {
  const byKey = new Map<Key, Dish[]>(rules.required.map((key) => [key, []]))
  for (const dish of dishes) {
    for (const key of rules.keysOf(dish)) {
      byKey.set(key, [...(byKey.get(key) ?? []), dish])
    }
  }
  const bounded = [...byKey].flatMap(([key, holders]): FormBreach[] => {
    const bound = rules.boundOf(key)
    return bound && breachOf(bound, holders.length) > 0
      ? [{ rank: bound.rank, key, dishes: holders.length < bound.atLeast ? [] : holders }]
      : []
  })
  const lonely = dishes.flatMap((dish): FormBreach[] => {
    const { asksFor } = plateOf(dish)
    return asksFor && !byKey.has(`company|${asksFor}`)
      ? [{ rank: 'company', key: `asks|${asksFor}`, dishes: [dish] }]
      : []
  })
  const unmet = rules.unmeetable.map((key): FormBreach => ({ rank: 'needs', key, dishes: [] }))
  const needs = new Set(dishes.flatMap(needsMetBy))
  const names = dishes.map(({ name }) => wordsOf(name))
  const missing = [...unmet, ...bounded].map(
    (breach): FormBreach =>
      (breach.rank === 'needs' && needs.has(matterOf(breach.key) as NeedName)) ||
      (breach.rank === 'sought' && isCalled(matterOf(breach.key), names))
        ? { ...breach, isMetElsewhere: true }
        : breach,
  )
  return [...missing, ...lonely]
}

/** Is a thing in a name: a burger in "Kids' Cheeseburger", eggs in "Bacon and Egg Bites"? */
const isCalled = (what: string, names: readonly (readonly string[])[]): boolean =>
  what.split(/ or |, /).some((thing) => {
    const words = wordsOf(thing).map(singular)
    return names.some((name) => words.every((word) => name.some((one) => singular(one).endsWith(word))))
  })

const singular = (word: string): string => word.replace(/s$/, '')
