import { withoutClaimWords } from '../../catalogue/claimed-diets.ts'
import { foldName } from '../../text/fold-name.ts'
import { claimsOf, wordsKey } from '../claims/claims.ts'
import type { WordsAndDiets } from '../claims/proposals.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { Against } from './against.ts'

/** What a dish says without claims: without their words in both languages, and without their marks. What else was confirmed holds. */
export function saidWithout(item: MenuItem, claims: Against['broken']): WordsAndDiets {
  const without = (text: string) => claims.reduce(withoutClaimWords, text)
  const { name, description, secondName, secondDescription, confirmedClaims: confirmed } = item
  const second = secondDescription && without(secondDescription)
  const words = {
    // A name of nothing else stays: a dish needs one.
    name: without(name) || name,
    description: without(description),
    ...(secondName !== undefined && { secondName: without(secondName) || secondName }),
    ...(second && { secondDescription: second }),
  }
  const kept = (diets: readonly number[]) => diets.filter((id) => !claims.some((claim) => claim === id))
  const isForThese = confirmed?.words === wordsKey(item)
  return {
    ...words,
    dietaryOptions: kept(claimsOf(item).dietaryOptions),
    ...(confirmed && {
      confirmedClaims: isForThese
        ? {
            ...confirmed,
            words: wordsKey({ ...item, secondDescription: undefined, ...words }),
            dietaryOptions: kept(confirmed.dietaryOptions),
          }
        : confirmed,
    }),
  }
}

/** Is one of the claims that it breaks in its words? */
function isInWords(item: MenuItem, broken: Against['broken']): boolean {
  const { name, description, secondName, secondDescription } = saidWithout(item, broken)
  return (
    name !== item.name ||
    description !== item.description ||
    secondName !== item.secondName ||
    secondDescription !== item.secondDescription
  )
}

const isMarked = (item: MenuItem, broken: Against['broken']): boolean =>
  claimsOf(item).dietaryOptions.some((id) => broken.some((claim) => claim === id))

/**
 * What a dish says without the claims that it breaks. Undefined where none is in its words or among its marks, and where
 * its name would be that of another dish: who reads only names would get the sausage roll of pork.
 */
export function takenOut(
  { sections }: Pick<Menu, 'sections'>,
  item: MenuItem,
  { broken }: Pick<Against, 'broken'>,
): WordsAndDiets | undefined {
  if (broken.length === 0 || !(isMarked(item, broken) || isInWords(item, broken))) return undefined
  const said = saidWithout(item, broken)
  const name = foldName(said.name)
  const isTaken = ({ name: other }: MenuItem) => foldName(other) === name
  return said.name !== item.name && sections.some(({ items }) => items.some(isTaken)) ? undefined : said
}

/** What guests read and see of claims that a dish breaks, in a sentence for its owner; empty where it breaks none. */
export function seenOfBroken(item: MenuItem, { broken }: Pick<Against, 'broken'>): string {
  if (broken.length === 0) return ''
  const hasMark = isMarked(item, broken)
  if (hasMark && !isInWords(item, broken)) return 'Guests don’t see the mark until that is settled.'
  return `Guests read the claim on your menu until its words are changed.${hasMark ? ' Only the mark is held back.' : ''}`
}
