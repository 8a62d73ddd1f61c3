import { foldText } from '../../../text/fold-name.ts'
import type { Question, QuestionRule } from '../asking/question.ts'

/** Words that menus spell in two ways, both right: on one menu one of them. */
const BOTH: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [/\bomelets?\b/, /\bomelettes?\b/],
  [/\byogurts?\b/, /\byoghurts?\b/],
  [/\bketchup\b/, /\bcatsup\b/],
  [/\bhummus\b/, /\bhoum+ous|\bhumm?ous\b|\bhumus\b/],
  [/\bdoughnuts?\b/, /\bdonuts?\b/],
  [/\bbarbecued?\b/, /\bbarbequed?\b/],
  [/\bchil(?:i|is|ies)\b/, /\bchill(?:i|is|ies)\b/],
  [/\bfalafels?\b/, /\bfelafels?\b/],
  [/\bgyoza\b/, /\bgyouza\b/],
  [/\btahini\b/, /\btahina\b/],
  [/\bbaba g(?:h)?anoush\b/, /\bbaba g(?:h)?anouj\b|\bbaba ghannouj\b/],
  [/\bkebabs?\b/, /\bkabobs?\b|\bkebobs?\b/],
  [/\bfettuccine\b/, /\bfettuc+ini\b|\bfettucine\b/],
  [/\blasagna\b/, /\blasagne\b/],
  [/\bshawarma\b/, /\bshwarma\b|\bshawerma\b/],
  [/\btsatsiki|\btzatziki\b/, /\bzaziki\b|\btsaziki\b/],
  [/\bcaviar\b/, /\bcaviare\b/],
  [/\bcoleslaw\b/, /\bcole slaw\b/],
  [/\bgray|\bflavor(?:ed|s)?\b/, /\bgrey|\bflavour(?:ed|s)?\b/],
  [/\bsulfites?\b/, /\bsulphites?\b/],
  [/\bmartini\b.*\bwhiskey\b|\bwhiskey\b/, /\bwhisky\b(?!.*\bscotch)/],
  [/\bpad thai\b/, /\bphad thai\b/],
  [/\bgluten free\b/, /\bglutenfree\b/],
  [/\bnaan\b/, /\bnan\b(?! (?:khao|gyu))/],
  [/\bdaal\b/, /\bdal\b|\bdhal\b/],
  [/\bkimchi\b/, /\bkimchee\b|\bgimchi\b/],
  [/\btteokbokki\b/, /\bddukbokki\b|\btopokki\b/],
  [/\bportobello\b/, /\bportabella\b|\bportabello\b/],
  [/\bcabernet sauvignon\b.*\bsavignon\b/, /\bsavignon\b/],
]

/** Spirits of two countries are spelled in two ways, and both may be poured. */
const BY_COUNTRY = /whisk/

/** One word in two spellings. */
export const spellingsMixed: QuestionRule = {
  id: 'spellings_mixed',
  topic: 'words',
  sureness: 'fact',
  as: 'price_endings',
  whyNot: 'Both are right. Choose one for the whole menu.',
  several: (count) => `${count} words are spelled in two ways`,
  ask: ({ items, menu }) => {
    const text = foldText(
      [
        ...menu.sections.map(({ name }) => name),
        ...items
          .filter(({ isAsWritten }) => !isAsWritten)
          .flatMap(({ item }) => [item.name, item.description]),
      ].join(' . '),
    )
    return BOTH.flatMap(([one, other], index): Question[] => {
      const [first, second] = [one, other].map((pattern) => pattern.exec(text)?.[0])
      if (first === undefined || second === undefined || BY_COUNTRY.test(first)) return []
      return [
        {
          key: String(index),
          title: `“${first}” and “${second}”`,
          reason: 'The menu spells one word in two ways.',
          about: [],
        },
      ]
    })
  },
}
