import { wordsOf } from '../lookup/word-forms.ts'
import { labelOf } from '../wishes/matters.ts'
import { MAX_WORDS, thingAt } from '../wishes/vocabulary.ts'
import { saysNothing } from './clause-words.ts'
import { type AskRule, askedFor, joined } from './heard.ts'
import { quantityIn } from './quantities.ts'

/** Signs that a kitchen has more of something than it sells. */
const SURPLUS =
  /\b(?:too (?:many|much)|surplus|glut|excess|overload(?:ed)?|over ?(?:ordered|bought|stocked)|drowning in|swimming in|sitting on|stuck with|(?:cases?|crates?|boxes|box|kilos?|pounds?|lbs?|sacks?|buckets?|tons?|loads|mountains?|heaps?|bushels?|flats|pallets?) (?:of )?|use up|using up|used up|get through|going soft|left ?overs?|left over|came in|just in|arrived|(?:in|from) (?:the|our) (?:walk ?in|freezer|fridge|cold room|cellar|pantry|own|orchard|garden|farm|backyard|greenhouse)|before (?:it|they) (?:go|goes|turn|turns|spoil|spoils)|to (?:sell|move|shift))\b/
/** Signs that it has none. */
const LACK =
  /\b(?:fell through|falls through|never (?:showed|came|arrived|turned|made)|(?:not|[a-z]+n t|never) (?:been )?(?:come|came|arrive[d]?|show(?:ed)?|turn(?:ed)? up|deliver(?:ed)?|make it|get in|bring|brought)|(?:nobody|no one) (?:delivered|brought|sent)|brought (?:no|us no)|no (?:delivery|supply|supplies)|shortages?|(?:let|letting|left) us (?:down|hanging)|fail(?:s|ed) us|short(?:ed)? us|came up short|(?:got|is|are|was|were) (?:held up|recalled|delayed|spoiled|spoilt|moldy|lost|missing|stolen)|missing|dropped the|isn t good|aren t good|not good|through the roof|sky high|out of control|(?:gone|going|went) (?:crazy|insane|mad)|a fortune|unaffordable|unavailable|scarce|cannot be had)\b/
const FOR_NOW = /\b(?:too (?:spicy|hot|salty|sweet|heavy|rich|fiery|expensive|dear)|allerg\w*|intoleran\w*)\b/

/** The foods that a sentence names, as written. */
export function foodsIn(clause: string): readonly string[] {
  const words = wordsOf(clause)
  const foods: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    if (saysNothing(words[at] ?? '')) continue
    const found = thingAt(words.slice(at, at + MAX_WORDS))
    if (!found) continue
    // A pig is pork on a plate.
    foods.push(
      found.term.kind === 'matter' ? labelOf(found.term.name) : words.slice(at, at + found.length).join(' '),
    )
    at += found.length - 1
  }
  return foods
}

/** "Two cases of leeks to use up", "the salmon delivery fell through": what is in the house is served, what isn't is not. */
export const stockRule: AskRule = (clause, asking) => {
  if (FOR_NOW.test(clause)) return undefined
  if (/^(?:so )?(?:serve|use|find|take|put|do) (?:something|anything) else$/.test(clause))
    return { understood: [] }
  const foods = foodsIn(clause)
  const isLacking = LACK.test(clause)
  if (foods.length === 0 || foods.length > MOST_FOODS || !(isLacking || SURPLUS.test(clause)))
    return undefined
  if (isLacking) return { understood: [], left: foods.map((food) => `no ${food}`).join(', ') }
  const heard = foods.map((food) => askedFor([food], asking, { atLeast: ENOUGH }))
  return heard.includes(undefined) ? undefined : joined(heard)
}

/** More foods than these are a story. */
const MOST_FOODS = 3
/** Two dishes use up what there is too much of. */
const ENOUGH = 2

/** What is said of a food that the sentence before named: "leave it off", "use them wherever you can". */
const REFERS =
  /\b(?:it|them|those|these|that)\b(?: (?:all|wherever you can|everywhere|as much as you can|well|up))?/
const OFF =
  /\b(?:take|leave|keep|get) (?:it|them|those|that) (?:off|out|away)\b|\b(?:drop|skip|lose|remove|cut|ditch|scrap) (?:it|them|those|that)\b/
const TELLS =
  /^(?:(?:so|please|and|just|then|we|you|i|can|could|should|must|want to|need to|have to|d like to)\s)*(?:use|serve|cook|feature|put|add|make|sell|showcase|highlight|leave|take|keep|drop|skip|lose|remove|cut|ditch|scrap|go (?:easy|light|heavy)|less of|fewer of|more of|no|without|don t|do not|offer)\b/

/** Each clause with the food that it means in the place of "it"; the reason before it goes where nothing else is in it. */
export function withReferents(
  clauses: readonly string[],
  isUnderstood: (clause: string) => boolean,
): readonly string[] {
  const kept: string[] = []
  let food: string | undefined
  for (const clause of clauses) {
    const words = wordsOf(clause).join(' ')
    if (
      food !== undefined &&
      foodsIn(clause).length === 0 &&
      REFERS.test(words) &&
      (TELLS.test(words) || quantityIn(words))
    ) {
      const before = kept.at(-1) ?? ''
      // "Tons of apples, use them" says it already.
      if (/^(?:so |please |and |just )*(?:use|serve|cook|sell) /.test(words) && SURPLUS.test(before)) continue
      if (!isUnderstood(before)) kept.pop()
      kept.push(OFF.test(words) ? `no ${food}` : words.replace(REFERS, food))
      continue
    }
    const foods = foodsIn(clause)
    food = foods.length === 1 ? foods[0] : undefined
    kept.push(clause)
  }
  return kept
}
