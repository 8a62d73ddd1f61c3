import type { Fact, Facts } from './facts.ts'
import type { Bound } from './rule.ts'

type Bind = (facts: Facts) => Bound

export const anyRestaurant: Bind = () => 'bound'

const atLeast =
  (fact: 'locations' | 'locationsInRegion' | 'employees', least: number): Bind =>
  (facts) => {
    const number = facts[fact]
    if (number === undefined) return { unless: [fact] }
    return number >= least ? 'bound' : 'exempt'
  }

/** Binds restaurants with at least this many locations under one name in the country. */
export const locationsFrom = (least: number): Bind => atLeast('locations', least)

/** Binds restaurants with at least this many locations in the state or province; fewer in the country are fewer there. */
export const locationsInRegionFrom =
  (least: number): Bind =>
  (facts) => {
    const isTooFew = facts.locations !== undefined && facts.locations < least
    return isTooFew ? 'exempt' : atLeast('locationsInRegion', least)(facts)
  }

/** Those that serve shrimp or crawfish from abroad. */
export const importersOfShrimp: Bind = ({ importedShrimp, seafoodOrigin }) => {
  if (importedShrimp === undefined)
    return seafoodOrigin === 'domestic' ? 'exempt' : { unless: ['importedShrimp'] }
  return importedShrimp ? 'bound' : 'exempt'
}

export const employeesFrom = (least: number): Bind => atLeast('employees', least)

/** Those in one of these regions of the country. */
export const inRegions =
  (...regions: readonly string[]): Bind =>
  ({ region }) => {
    if (region === undefined) return { unless: ['region'] }
    return regions.includes(region) ? 'bound' : 'exempt'
  }

/** Binds only if every condition binds: one that exempts decides, otherwise every missing fact is asked for. */
export const allOf =
  (...binds: readonly Bind[]): Bind =>
  (facts) => {
    const asked: Fact[] = []
    for (const bind of binds) {
      const bound = bind(facts)
      if (bound === 'exempt') return 'exempt'
      if (bound !== 'bound') asked.push(...bound.unless)
    }
    return asked.length > 0 ? { unless: asked } : 'bound'
  }
