import { mentionedIngredients } from '../../../catalogue/ingredients/mentioned-ingredients.ts'
import { fleshOf } from '../../../dishes/food/kind.ts'
import { anyWord } from '../../../text/any-word.ts'
import { CHEAP_PER_KG, DEAR_PER_KG, fleshPriceIn, namesFlesh } from '../../review/flesh-price.ts'
import type { Review } from '../../review/menu-review.ts'
import { bySection, isCourse, type PricedPlate, platesOf } from '../asking/plates.ts'
import { type Question, type QuestionRule, said } from '../asking/question.ts'

/** With fewer dishes one price is chance, or a short card. */
const MIN_DISHES = 6

const DEAR = anyWord(
  'lobster, scallop(s), filet, tenderloin, ribeye, rib eye, strip, sirloin, steak, lamb, duck, veal, crab, halibut, tuna, swordfish, sea bass, short rib, rinderfilet, entrecote, lammkarree, homard, agneau, magret, lubina, solomillo, cordero, branzino, tagliata, agnello, salmon, rack, shrimp',
)

/** What is sold at one price everywhere: what is small, rolled, baked on one dough, or chosen from a list. */
const ALIKE = anyWord(
  '*taco*, pizza*, *burger*, sandwich*, bowl(s), roll(s), dumpling*, crepe*, galette*, skewer*, wrap*, sub(s), bao, ramen, pho, pasta, set, menu, course(s), choice, any',
)

const isMeatless = ({ reviewed: { item } }: PricedPlate): boolean =>
  mentionedIngredients(`${item.name} ${item.description}`).every((one) => fleshOf(one) === undefined)

/**
 * All main courses of a section at one price though some of them cost the kitchen several times what others do. Where
 * the section has a price of the whole, or sells what is alike, one price is its sense.
 */
export const onePrice: QuestionRule = {
  id: 'one_price',
  topic: 'prices',
  sureness: 'judgment',
  as: 'section_price_level',
  whyNot: 'It may be your idea. Then say so above the section: “All mains …”.',
  several: (count) => `${count} sections have one price`,
  ask: (review) => [
    ...allAtOne(review),
    ...bySection(review.items.filter(isCourse('main'))).flatMap((items): Question[] => {
      const plates = platesOf(review, (one) => items.includes(one))
      const [first] = plates
      if (!first || plates.length < MIN_DISHES || plates.length < items.length) return []
      const { section } = first.reviewed
      if (section.prices?.length || ALIKE.test(first.reviewed.section.name.toLowerCase()) || section.intro)
        return []
      if (plates.some(({ amount }) => amount !== first.amount)) return []
      if (plates.filter(({ name }) => ALIKE.test(name)).length * 2 > plates.length) return []
      const dear = plates.find(
        ({ name, reviewed }) => DEAR.test(name) || fleshPriceIn(reviewed.item.name) >= DEAR_PER_KG,
      )
      const cheap =
        plates.find((one) => one !== dear && isMeatless(one)) ??
        plates.find(
          ({ reviewed: { item } }) => namesFlesh(item.name) && fleshPriceIn(item.name) <= CHEAP_PER_KG,
        )
      if (!dear || !cheap) return []
      return [
        {
          key: String(section.id),
          title: `All ${plates.length} dishes under ${section.name} cost ${said(review, first.amount)}`,
          reason: `${dear.reviewed.item.name} costs you far more to make than ${cheap.reviewed.item.name}: at one price the dearest to make sells best.`,
          about: plates.map(({ reviewed }) => reviewed),
          pointer: first.reviewed.pointer.replace(/\/items\/\d+$/, ''),
        },
      ]
    }),
  ],
}

/** Fewer dishes, or fewer courses, may be a counter at one price. */
const MIN_OF_ALL = { dishes: 12, courses: 3 } as const

/** Starters, main courses and drinks at one price: a column that was filled down. */
function allAtOne(review: Review): Question[] {
  const plates = platesOf(review)
  const [first] = plates
  const courses = new Set(plates.map(({ reviewed }) => reviewed.course))
  if (!first || plates.length < MIN_OF_ALL.dishes || courses.size < MIN_OF_ALL.courses) return []
  return plates.every(({ amount }) => amount === first.amount)
    ? [
        {
          key: 'all',
          title: `All ${plates.length} dishes and drinks cost ${said(review, first.amount)}`,
          reason: 'From the first starter to the last drink: was the price filled down by mistake?',
          about: [],
        },
      ]
    : []
}
