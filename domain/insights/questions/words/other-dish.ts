import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import { keyOf } from '../asking/plates.ts'
import type { Question, QuestionRule } from '../asking/question.ts'

/** Flesh that a name promises, with the words that a description calls it by. */
const FLESH = {
  beef: anyWord('beef, short rib(s), brisket, steak, ribeye, sirloin, hanger, skirt, oxtail, *burger, veal'),
  chicken: anyWord('chicken, hen, poussin'),
  pork: anyWord('pork'),
  lamb: anyWord('lamb, mutton'),
  duck: anyWord('duck, magret'),
  turkey: anyWord('turkey'),
  salmon: anyWord('salmon, lox'),
  tuna: anyWord('tuna, ahi'),
  shrimp: anyWord('shrimp(s), prawn(s)'),
  cod: anyWord('cod'),
} as const

const kinds = Object.keys(FLESH) as (keyof typeof FLESH)[]
const fleshIn = (words: string) => kinds.filter((kind) => FLESH[kind].test(words))

/** Fat, stock and what else of an animal another dish is cooked in. */
const COOKED_IN =
  /\b(?:beef|chicken|pork|lamb|duck|turkey|ham|bacon|salmon|shrimp|veal) (?:fat|stock|broth|jus|gravy|drippings?|bones?|tallow|skin|liver|sauce|style|salt)\b/g
/** One dish of several, or what a dish imitates. */
const OPEN = anyWord(
  'or, choice, mixed, surf, combo, trio, duo, mock, vegan, vegetarian, plant, tofu, fried steak, stuffed',
)

/** The main thing of a description comes before its sides. */
const headOf = (description: string): string =>
  foldName(description.split(/[,.;:(]| with | over | on | and | in /i)[0] ?? '').replace(COOKED_IN, ' ')

/** A description that begins with another animal than the name: the words of two dishes were exchanged. */
export const wordsOfAnother: QuestionRule = {
  id: 'words_of_another',
  topic: 'words',
  as: 'placeholder_text',
  whyNot: 'Only you know whether the name or the description is right.',
  several: (count) => `${count} descriptions speak of another dish`,
  ask: ({ items }) =>
    items.flatMap((reviewed): Question[] => {
      const { item, course, isAsWritten } = reviewed
      const name = foldName(item.name)
      const [promised, ...others] = fleshIn(name)
      if (isAsWritten || course === 'drink' || promised === undefined || others.length > 0) return []
      const head = headOf(item.description)
      const found = fleshIn(head)
      const isOther = found.length === 1 && found[0] !== promised
      if (!isOther || OPEN.test(`${name} ${head}`) || FLESH[promised].test(foldName(item.description)))
        return []
      return [
        {
          key: keyOf(reviewed),
          title: `${item.name}: the description begins with ${found[0]}`,
          reason: `The name promises ${promised}, and its description says “${item.description.split(/[,.;]/)[0]}”.`,
          about: [reviewed],
        },
      ]
    }),
}
