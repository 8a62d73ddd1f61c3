import { names } from '../../text/names.ts'
import { allergens, isNameless, membersOf } from '../allergen-keys.ts'

/**
 * How allergens are abbreviated next to a dish: letters, or the numbers of Annex II. A code is how a key is
 * printed and never what is stored: the same one means something else on another menu.
 */
export type CodeStyle = 'letters' | 'numbers'

/** The letters of the 14 groups that the Austrian Chamber of Commerce proposed, which leave out I, J, K and Q. */
const letters = 'ABCDEFGHLMNOPR'

/** The numbers that letters of members bear: those of @menuella/food-safety, and pine nuts after them. */
const lettered: Readonly<Record<string, readonly string[]>> = {
  gluten: ['rye', 'barley', 'emmer', 'einkorn', 'spelt', 'wheat', 'oats', 'khorasan'],
  nuts: names('macadamias, almonds, brazil-nuts, pecans, pistachios, walnuts, cashews, hazelnuts, pine-nuts'),
}

/** The order in which Czech menus count the members, by small letters: 1a wheat, 1b rye. */
const numbered: Readonly<Record<string, readonly string[]>> = {
  gluten: ['wheat', 'rye', 'barley', 'oats', 'spelt', 'khorasan', 'emmer', 'einkorn'],
  nuts: membersOf('nuts'),
}

function codesOf(style: CodeStyle): ReadonlyMap<string, string> {
  const members = style === 'letters' ? lettered : numbered
  return new Map(
    allergens.flatMap((group, at) => {
      const code = style === 'letters' ? letters.charAt(at) : String(at + 1)
      const ofMember = (index: number) =>
        style === 'letters' ? `${code}${index + 1}` : `${code}${'abcdefghi'.charAt(index)}`
      const own = isNameless(group) ? (members[group] ?? []) : []
      return [[group, code] as const, ...own.map((key, index) => [key, ofMember(index)] as const)]
    }),
  )
}

const codes = { letters: codesOf('letters'), numbers: codesOf('numbers') }

/** `A6` or `1a` for wheat; undefined for a word that isn't a key. */
export const allergenCode = (style: CodeStyle, key: string): string | undefined => codes[style].get(key)

/** Countries whose menus number what they declare of additives. */
const withNumbers: readonly string[] = ['AT', 'CH', 'DE', 'LI']

/** The order of a German legend as @menuella/food-safety numbers it: additives, drinks, warnings, kinds of product. */
const numberedAdditives: readonly string[] = names(
  'coloring, preservatives, antioxidants, nitrite-curing-salt, nitrate',
  'nitrite-curing-salt-and-nitrate, flavor-enhancers, sulphured, blackened, waxed, phosphate',
  'sweeteners, phenylalanine, laxative-warning, caffeine, quinine, child-attention-warning',
  'milk-protein, surimi, reconstituted-meat, reconstituted-fish, defrosted',
)

/** The number of a declaration of an additive in a country where menus number them: `1` for coloring in Germany. */
export function additiveCode(country: string | undefined, key: string): string | undefined {
  const at = numberedAdditives.indexOf(key)
  return country !== undefined && withNumbers.includes(country) && at >= 0 ? String(at + 1) : undefined
}
