import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import { keyOf, platesOf } from '../asking/plates.ts'
import { OWN_PRICES, type Question, type QuestionRule, said } from '../asking/question.ts'

const SET = anyWord(
  'set, combo(s), combination, meal deal, deal, two courses, three courses, 2 courses, 3 courses, prix fixe, set lunch, set menu, bundle, menu du jour, formule*, menu del dia, menu midi, mittagsmenu*, pranzo',
)
/** What joins the names of a set, and what it is called. */
const JOINS = anyWord(
  'and, with, plus, or, the, a, an, of, our, set, combo(s), combination, deal, meal, menu, bundle, course(s), two, three, 2, 3, lunch, dinner, prix, fixe, du, jour, s, et, y, e, und, mit, avec, con, formule, midi, del, dia',
)
/** For several guests the parts are several, too. */
const SEVERAL = anyWord(
  'for two, for 2, for three, for four, persons, people, guests, per person, to share, family',
)

/** A name of one short word (`Fish`) is found in too many others. */
const LEAST_LETTERS = 6

/** A set that costs more than the dishes that it names, each at its own price. */
export const setAboveParts: QuestionRule = {
  id: 'set_above_parts',
  topic: 'prices',
  sureness: 'likely',
  as: 'portion_price',
  whyNot: 'Only you know what else is in it.',
  several: (count) => `${count} sets cost more than their dishes`,
  basis: OWN_PRICES,
  ask: (review) => {
    const plates = platesOf(review)
    return plates.flatMap((set): Question[] => {
      const words = ` ${set.words} `
      if (!SET.test(`${foldName(set.reviewed.section.name)} ${set.words}`)) return []
      const named = plates.filter(
        ({ reviewed, name }) =>
          reviewed.section !== set.reviewed.section &&
          name.length >= LEAST_LETTERS &&
          words.includes(` ${name} `),
      )
      // Frites are a side, and steak frites another dish.
      const parts = named.filter(
        ({ name }) => !named.some((other) => other.name !== name && ` ${other.name} `.includes(` ${name} `)),
      )
      const rest = parts.reduce((left, { name }) => left.replace(` ${name} `, ' '), words)
      const unknown = rest.split(' ').filter((word) => word !== '' && !JOINS.test(word))
      const sum = parts.reduce((total, { amount }) => total + amount, 0)
      if (parts.length < 2 || new Set(parts.map(({ name }) => name)).size < parts.length) return []
      if (set.amount <= sum || unknown.length > 0 || SEVERAL.test(words)) return []
      return [
        {
          key: keyOf(set.reviewed),
          title: `${set.reviewed.item.name} costs more than its dishes`,
          reason: `It costs ${said(review, set.amount)}, and ${parts.map(({ reviewed }) => reviewed.item.name).join(' and ')} cost ${said(review, sum)} one by one.`,
          about: [set.reviewed, ...parts.map(({ reviewed }) => reviewed)],
        },
      ]
    })
  },
}
