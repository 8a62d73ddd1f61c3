import type { Dish } from '../../catalogue/dish.ts'
import { companionNames } from '../../dishes/meal/company.ts'
import { costOf, isTaste } from '../forms/relaxing.ts'
import type { Key } from './keys.ts'
import type { KeyBound } from './marks.ts'
import { costOfBreach, type Rules } from './rules.ts'

/** What breaches of the rules cost: of those that are kept wherever they can be, and of taste. 0 where all are kept. */
export interface Cost {
  readonly rules: number
  readonly taste: number
}

/** The keys of the dishes that are on a menu, counted, and what their breaches cost. */
export interface Tally {
  add(dish: Dish): void
  remove(dish: Dish): void
  cost(): Cost
}

interface Counter {
  readonly bound: KeyBound | undefined
  count: number
}

/** Counters are looked up once for each dish: a search exchanges thousands. */
export function createTally(rules: Rules): Tally {
  const counters = new Map<Key, Counter>()
  const byDish = new Map<Dish, readonly Counter[]>()
  const cost = { rules: 0, taste: 0 }
  for (const key of rules.required) pay(counterOf(key), 0, 1)

  function counterOf(key: Key): Counter {
    const known = counters.get(key)
    if (known) return known
    const counter = { bound: rules.boundOf(key), count: 0 }
    counters.set(key, counter)
    return counter
  }
  function pay({ bound }: Counter, count: number, sign: 1 | -1): void {
    if (!bound) return
    cost[isTaste(bound.rank) ? 'taste' : 'rules'] += sign * costOfBreach(bound, count)
  }
  function countersOf(dish: Dish): readonly Counter[] {
    const known = byDish.get(dish)
    if (known) return known
    const own = rules.keysOf(dish).map(counterOf)
    const counted = own.filter((counter) => counter.bound !== undefined || linked.has(counter))
    byDish.set(dish, counted)
    return counted
  }
  function changeAll(dish: Dish, by: 1 | -1): void {
    for (const counter of countersOf(dish)) {
      pay(counter, counter.count, -1)
      counter.count += by
      pay(counter, counter.count, 1)
    }
  }

  const sides = companionNames.map((one) => ({
    asks: counterOf(`asks|${one}`),
    company: counterOf(`company|${one}`),
  }))
  const linked = new Set<Counter>(sides.flatMap(({ asks, company }) => [asks, company]))
  const lonely = (): number =>
    sides.reduce((sum, { asks, company }) => sum + (company.count === 0 ? asks.count : 0), 0)

  return {
    add: (dish) => changeAll(dish, 1),
    remove: (dish) => changeAll(dish, -1),
    cost: () => ({
      rules: cost.rules + lonely() * costOf('company'),
      taste: cost.taste,
    }),
  }
}
