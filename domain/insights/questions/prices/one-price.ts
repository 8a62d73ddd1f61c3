import { mentionedIngredients } from '../../../catalogue/ingredients/mentioned-ingredients.ts'
import { fleshOf } from '../../../dishes/food/kind.ts'
import { anyWord } from '../../../text/any-word.ts'
import { bySection, isCourse, type PricedPlate, platesOf } from '../asking/plates.ts'
import { type Question, type QuestionRule, said } from '../asking/question.ts'

/** With fewer dishes one price is chance, or a short card. */
const MIN_DISHES = 6

const DEAR = anyWord(
  'lobster, scallop(s), filet, tenderloin, ribeye, rib eye, strip, sirloin, steak, lamb, duck, veal, crab, halibut, tuna, swordfish, sea bass, short rib, rinderfilet, entrecote, lammkarree, homard, agneau, magret, lubina, solomillo, cordero, branzino, tagliata, agnello, salmon, rack, shrimp',
)

/** What is sold at one price everywhere: what is small, rolled, baked on one dough, or chosen from a list. */
const ALIKE = anyWord(
  '*taco*, pizza*, *burger*, sandwich*, bowl(s), roll(s), dumpling*, crepe*, galette*, skewer*, wrap*, sub(s), bao, curry, curries, noodle*, ramen, pho, pasta, set, menu, course(s), choice, any',
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
  ask: (review) =>
    bySection(review.items.filter(isCourse('main'))).flatMap((items): Question[] => {
      const plates = platesOf(review, (one) => items.includes(one))
      const [first] = plates
      if (!first || plates.length < MIN_DISHES || plates.length < items.length) return []
      const { section } = first.reviewed
      if (section.prices?.length || ALIKE.test(first.reviewed.section.name.toLowerCase()) || section.intro)
        return []
      if (plates.some(({ amount }) => amount !== first.amount)) return []
      if (plates.filter(({ name }) => ALIKE.test(name)).length * 2 > plates.length) return []
      const dear = plates.find(({ name }) => DEAR.test(name))
      const cheap = plates.find((one) => one !== dear && isMeatless(one))
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
}

/** Next to fewer plates, or nearer to the next, the cheapest says nothing. */
const CHEAPEST = { others: 3, below: 0.9, belowMeatless: 0.95 } as const
/** What makes a dish dear, whatever else is on it. */
const DEAREST = anyWord(
  'lobster, scallop(s), filet mignon, tenderloin, ribeye, rib eye, strip steak, wagyu, lamb, duck, veal, crab, steak eggs, steak and eggs, homard, langosta, agneau, agnello, cordero, canard, anatra, pato, ente, entenbrust, lamm*, king prawn(s), shrimp, prawn(s), camarones, gambas, langostinos, crevettes, gamberi, gamberoni, saint jacques, vieiras',
)
/** What of it is small or cheap. */
const NOT_DEAR = anyWord(
  'a la aguillo, al ajillo, al aglio, cake(s), dumpling*, wonton*, spring roll(s), toast, cracker(s), chips, fried rice, bisque, soup, stick(s), rangoon, imitation, merguez, kofta, meatball(s), liver, neck(s), half, small, lunch, slider(s), taco(s), roll, maki, tempura, shumai, kebab, keema',
)

/** What costs a kitchen most at the lowest price of its section: duck below each chicken. */
export const dearIsCheapest: QuestionRule = {
  id: 'dear_is_cheapest',
  topic: 'prices',
  as: 'price_slip',
  whyNot: 'Only you know whether the price is meant: the portion may be small.',
  several: (count) => `${count} dear dishes are the cheapest of their sections`,
  ask: (review) =>
    bySection(review.items).flatMap((items): Question[] => {
      const plates = platesOf(
        review,
        (one) => items.includes(one) && (one.course === 'main' || one.course === 'apart'),
      )
      const [least, next] = plates.toSorted((a, b) => a.amount - b.amount)
      if (
        !least ||
        !next ||
        plates.length <= CHEAPEST.others ||
        least.amount >
          next.amount * (isMeatless(next) && !DEAR.test(next.name) ? CHEAPEST.belowMeatless : CHEAPEST.below)
      )
        return []
      const isDear = ({ name }: PricedPlate): boolean => DEAREST.test(name) && !NOT_DEAR.test(name)
      // Where most are of that sort, one of them has to be the cheapest.
      if (!isDear(least) || plates.filter(isDear).length * 2 > plates.length) return []
      return [
        {
          key: String(least.reviewed.item.id),
          title: `${least.reviewed.item.name} costs ${said(review, least.amount)}, less than all others`,
          reason: `It’s among what costs a kitchen most, and ${next.reviewed.item.name} costs ${said(review, next.amount)}.`,
          about: [least.reviewed],
        },
      ]
    }),
}
