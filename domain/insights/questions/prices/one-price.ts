import { mentionedIngredients } from '../../../catalogue/ingredients/mentioned-ingredients.ts'
import { fleshOf } from '../../../dishes/food/kind.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import { BEEF_CUT, isCutForSeveral } from '../../review/like-plates.ts'
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

/** Next to fewer plates, or nearer to the next, the cheapest says nothing. */
const CHEAPEST = { others: 3, below: 0.9, belowMeatless: 0.95 } as const
/** What makes a dish dear, whatever else is on it. */
const DEAREST = anyWord(
  'lobster, scallop(s), filet mignon, tenderloin, ribeye, rib eye, strip steak, wagyu, lamb, duck, veal, crab, eel, unagi, unadon, short rib(s), galbitang, steak eggs, steak and eggs, homard, langosta, agneau, agnello, cordero, canard, anatra, pato, ente, entenbrust, lamm*, king prawn(s), shrimp, prawn(s), camarones, gambas, langostinos, crevettes, gamberi, gamberoni, saint jacques, vieiras',
)
/** What of it is small or cheap. */
const NOT_DEAR = anyWord(
  'a la aguillo, al ajillo, al aglio, cake(s), dumpling*, wonton*, spring roll(s), toast, cracker(s), chips, fried rice, bisque, soup, stick(s), rangoon, imitation, merguez, kofta, meatball(s), liver, neck(s), half, small, lunch, slider(s), taco(s), roll, maki, tempura, shumai, kebab, keema',
)

/** What is dear wherever it’s sold whole, and never below the middle of its section. */
const LUXURY = anyWord(
  'lobster(s), wagyu, kobe, a5, caviar, king crab, otoro, toro, filet mignon, filet au poivre, beef filet, tenderloin, tomahawk, porterhouse, ribeye, rib eye, foie gras, black truffle(s), white truffle(s), tartufo, steak eggs, steak and eggs, chateaubriand, dover sole, rinderfilet, homard, langosta, bogavante',
)
const NOT_LUXURY = anyWord(
  'roll, cowboy caviar, texas caviar, eggplant caviar, lobster ravioli, mac, salad, burger(s), *burger, dog(s), meatloaf, oil, butter, aioli, omelet, omelette, benedict, add, supplement, bites, skewer, sandwich, chili, tip(s), bone, empanada*, croquette*, arancini, flatbread, pizza, pinsa, nigiri, crostini, mayo',
)
const BELOW_MIDDLE = { others: 4, share: 0.92, ofCutForSeveral: 1.2 } as const
const LOBSTER_ROLL = /\blobster roll$/
const OF_ROLLS = /\b(?:rolls?|sushi|maki|appetizers?|starters?)\b/

/** What costs a kitchen most at the lowest price of its section: duck below each chicken. */
export const dearIsCheapest: QuestionRule = {
  id: 'dear_is_cheapest',
  topic: 'prices',
  as: 'price_slip',
  whyNot: 'Only you know whether the price is meant: the portion may be small.',
  several: (count) => `${count} dear dishes are the cheapest of their sections`,
  ask: (review) =>
    bySection(review.items).flatMap((items): Question[] => {
      const plates = platesOf(review, (one) => items.includes(one) && OF_FOOD(one)).toSorted(
        (a, b) => a.amount - b.amount,
      )
      // Where most are of that sort, one of them has to be the cheapest.
      const areMost = (is: (plate: PricedPlate) => boolean) => plates.filter(is).length * 2 > plates.length
      const low = [
        ...(areMost(isDear) ? [] : cheapestOf(plates)),
        ...(areMost(isLuxury) ? [] : belowMiddle(plates)),
      ]
      return [...new Map(low.map((one) => [one.plate, one])).values()].map(({ plate, next, what }) => ({
        key: String(plate.reviewed.item.id),
        title: `${plate.reviewed.item.name} costs ${said(review, plate.amount)}, ${what}`,
        reason: `It’s among what costs a kitchen most, and ${next.reviewed.item.name} costs ${said(review, next.amount)}.`,
        about: [plate.reviewed],
      }))
    }),
}

const OF_FOOD = isCourse('main', 'apart', 'starter')

const isDear = ({ name, reviewed }: PricedPlate): boolean =>
  (DEAREST.test(name) && !NOT_DEAR.test(name)) ||
  (LOBSTER_ROLL.test(name) && !OF_ROLLS.test(foldName(reviewed.section.name)))

const isLuxury = ({ name }: PricedPlate): boolean =>
  LUXURY.test(name) && !NOT_DEAR.test(name) && !NOT_LUXURY.test(name)

/** A dear plate among the cheap ones, with one that it's compared with. */
interface LowPlate {
  readonly plate: PricedPlate
  readonly next: PricedPlate
  readonly what: string
}

/** @param plates ascending by price */
function cheapestOf(plates: readonly PricedPlate[]): LowPlate[] {
  const [plate, next] = plates
  if (!plate || !next || plates.length <= CHEAPEST.others || !isDear(plate)) return []
  if (plate.reviewed.course === 'starter') return []
  const below = isMeatless(next) && !DEAR.test(next.name) ? CHEAPEST.belowMeatless : CHEAPEST.below
  return plate.amount > next.amount * below ? [] : [{ plate, next, what: 'less than all others' }]
}

function belowMiddle(plates: readonly PricedPlate[]): LowPlate[] {
  return plates.flatMap((plate) => {
    const others = plates.filter((one) => one !== plate)
    const middle = others[Math.floor(others.length / 2)]
    const isForSeveral = isCutForSeveral(plate.reviewed)
    if (!middle || others.length < BELOW_MIDDLE.others || !(isLuxury(plate) || isForSeveral)) return []
    // Which cut of a steakhouse is the cheapest is its own affair.
    if (!isForSeveral && BEEF_CUT.test(middle.name)) return []
    const most = middle.amount * (isForSeveral ? BELOW_MIDDLE.ofCutForSeveral : BELOW_MIDDLE.share)
    return plate.amount > most ? [] : [{ plate, next: middle, what: 'and half of its section costs more' }]
  })
}
