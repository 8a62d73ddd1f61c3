import { isForChildren } from '../../../courses/portion.ts'
import { readDish } from '../../../dishes/read-dish.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import { bySection, isCourse, keyOf, platesOf } from '../asking/plates.ts'
import { type Question, type QuestionRule, said } from '../asking/question.ts'

/** A list of this many dishes, and how many times as long as another of its course. */
const UNLIKE = { long: 12, times: 4 } as const

/** One list of main courses is many times as long as another: sixteen pastas, three plates. */
export const listsUnlike: QuestionRule = {
  id: 'lists_unlike',
  topic: 'balance',
  sureness: 'judgment',
  as: 'section_crowded',
  whyNot: 'We don’t know what sells. What nobody orders costs you a place in the kitchen.',
  several: (count) => `${count} lists are many times as long as others`,
  ask: ({ items }) =>
    bySection(items.filter(isCourse('main'))).flatMap((long, _, all): Question[] => {
      const short = all.filter((one) => one.length > 1 && one.length * UNLIKE.times <= long.length)
      const [other] = short
      if (
        long.length < UNLIKE.long ||
        !other ||
        all.some((one) => one !== long && one.length * 2 > long.length)
      )
        return []
      const [name, otherName] = [long, other].map(([first]) => first?.section.name)
      return [
        {
          key: String(long[0]?.section.id),
          title: `${long.length} dishes under ${name}, ${other.length} under ${otherName}`,
          reason: `Guests who don’t want ${name} have little to choose from, and each of the ${long.length} is one more thing to keep fresh.`,
          about: [],
          pointer: long[0]?.pointer.replace(/\/items\/\d+$/, '') ?? '',
        },
      ]
    }),
}

/** One dish at market price here and at a price there. */
export const marketAndPrice: QuestionRule = {
  id: 'market_and_price',
  topic: 'prices',
  as: 'price_order',
  whyNot: 'Only you know which of the two holds.',
  several: (count) => `${count} dishes are at market price and at a price`,
  ask: (review) => {
    const priced = new Map(platesOf(review).map((one) => [one.name, one]))
    return review.items.flatMap((reviewed): Question[] => {
      const other = priced.get(foldName(reviewed.item.name))
      const isAtMarket = reviewed.item.prices.some(({ kind }) => kind === 'market')
      if (!isAtMarket || !other || other.reviewed === reviewed) return []
      return [
        {
          key: keyOf(reviewed),
          title: `${reviewed.item.name} is at market price, and costs ${said(review, other.amount)} under ${other.reviewed.section.name}`,
          reason: 'Guests who read both order the one with a price, whatever the market says.',
          about: [reviewed, other.reviewed],
        },
      ]
    })
  },
}

const WITHOUT = anyWord(
  'virgin, mocktail*, free, zero, 0 0, non alcoholic, shirley temple, root beer, ginger beer, kids, no',
)
const COCKTAILS = anyWord(
  'pina colada, margarita, mojito, daiquiri, martini, negroni, spritz, sangria, mimosa, bellini, mai tai, cosmopolitan, beer, lager, wine, prosecco',
)

/** A drink with alcohol on a menu for children. */
export const notForChildren: QuestionRule = {
  id: 'not_for_children',
  topic: 'dishes',
  as: 'placeholder_text',
  whyNot: 'Only you know whether it’s made without.',
  several: (count) => `${count} drinks for children have alcohol`,
  ask: (review) =>
    review.items.flatMap((reviewed): Question[] => {
      const { item, section } = reviewed
      const words = foldName(`${item.name} ${item.description}`)
      if (!isForChildren(section.name) && !isMenuForChildren(review)) return []
      const pour = readDish({ ...item, isDrink: true }).pour?.is
      const isPoured = reviewed.course === 'drink' && (pour === 'alcohol' || pour === 'mixed')
      if (WITHOUT.test(words) || !(isPoured || COCKTAILS.test(words))) return []
      return [
        {
          key: keyOf(reviewed),
          title: `${item.name} is on a menu for children`,
          reason: `By its name it has alcohol. Is it made without? Then its name should say so.`,
          about: [reviewed],
        },
      ]
    }),
}

const FOR_CHILDREN = /\b(?:kids?|children s?|little ones?|kinderkarte|ninos|bambini|enfants)\b/
const isMenuForChildren = ({ menu }: Review): boolean => {
  const { restaurant } = menu as Review['menu'] & { restaurant?: { description?: string } }
  return FOR_CHILDREN.test(foldName(`${menu.title} ${restaurant?.description ?? ''}`))
}
