import { remembered } from '../../computing/remembered.ts'
import { fold, MOST_REMEMBERED } from './fold.ts'
import { type IngredientName, ingredients } from './index.ts'
import { synonyms } from './synonyms.ts'

/** Words in front of a name that tell how it is cut, cooked or grown, never what it is made of. */
const preparations =
  'fresh|freshly|organic|local|seasonal|ripe|raw|large|small|whole|chopped|minced|sliced|diced|shaved|shredded|grated|crushed|cracked|ground|crumbled|cubed|pureed|cooked|boiled|steamed|grilled|roasted|toasted|unsalted|salted|extra virgin|wild caught|boneless|skinless'

const preparation = new RegExp(`^(${preparations}) `)

const index = new Map<string, IngredientName>()
for (const [alias, name] of Object.entries(synonyms)) index.set(fold(alias), name)
for (const name of Object.keys(ingredients) as IngredientName[]) index.set(fold(name), name)

/** Each word that a name can have. */
const vocabulary = new Set([...index.keys(), ...preparations.split('|')].flatMap((name) => name.split(' ')))

/** Words of the longest name, with two preparations before it: "freshly grated …". */
export const longestNameWords = 2 + Math.max(...[...index.keys()].map((name) => name.split(' ').length))

/** False for a word that no name in the lexicon has, in any spelling: a text that has it names no ingredient by it. */
export const isLexicalWord = remembered(
  (word: string): boolean =>
    spellings(fold(word)).some((spelling) => spelling.split(' ').every((part) => vocabulary.has(part))),
  MOST_REMEMBERED,
)

/** The name as it is, then what it might be the plural (or singular) of, the likeliest first. */
const spellings = (name: string): string[] => [
  name,
  name.replace(/s$/, ''),
  name.replace(/ies$/, 'y'),
  name.replace(/ves$/, 'f'),
  name.replace(/es$/, ''),
  `${name}s`,
  name.replace(/'s?\b/g, ''),
]

/**
 * The canonical name of an ingredient that somebody wrote freely ("Prawns", "fresh Coriander leaves"),
 * or undefined when the lexicon does not know it. Never guesses from a part of the name: "vegan
 * parmesan" is not parmesan, "almond milk" is not milk.
 */
export const findIngredient = (name: string): IngredientName | undefined => looked(name) ?? undefined

/** Recipes repeat the same few hundred names: folding and spelling each took a third of reading a dish. */
const looked = remembered((name: string): IngredientName | null => lookUp(fold(name)), MOST_REMEMBERED)

function lookUp(folded: string): IngredientName | null {
  for (const spelling of spellings(folded)) {
    const found = index.get(spelling)
    if (found) return found
  }
  const bare = folded.replace(preparation, '')
  return bare === folded ? null : lookUp(bare)
}
