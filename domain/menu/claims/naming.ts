import { allergenGroup, isNameless, type NamelessAllergen } from '../../allergens/allergen-keys.ts'
import { union } from './claim-lists.ts'

type Keys = readonly string[]

const namedIn = (keys: Keys, group: NamelessAllergen): string[] =>
  keys.filter((key) => key !== group && allergenGroup(key) === group)

/**
 * The groups of a declaration of which no member is named: "contains gluten" says neither wheat nor barley. Files and
 * menus of earlier editions say so; the laws ask for the name, and only a person can give it.
 */
export const toBeNamed = (keys: Keys): NamelessAllergen[] =>
  keys.filter(isNameless).filter((group) => namedIn(keys, group).length === 0)

/** Returns whether each of these keys is among the others, a group without a name by one of its members. */
export const isCoveredBy = (keys: Keys, others: Keys): boolean =>
  keys.every((key) => others.includes(key) || (isNameless(key) && namedIn(others, key).length > 0))

/** Both lists as one, in which a group without a name gives way to a member that the other list names. */
export function unionByName(one: Keys = [], other: Keys = []): string[] {
  const givesWay = (key: string) => isNameless(key) && namedIn([...one, ...other], key).length > 0
  return union(one, other).filter((key) => !givesWay(key))
}

/**
 * A list in the names of a declaration: who can leave out the nuts of a dish that is declared to contain walnuts can
 * leave out the walnuts. A group that the declaration does not name stays as it is.
 */
export const namedAsIn = (declared: Keys | undefined, keys: Keys | undefined): Keys | undefined =>
  keys?.flatMap((key) => {
    if (!declared || !isNameless(key) || declared.includes(key)) return [key]
    const named = namedIn(declared, key)
    return named.length > 0 ? named : [key]
  })
