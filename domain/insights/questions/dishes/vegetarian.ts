import { dietsClaimedIn } from '../../../catalogue/claimed-diets.ts'
import { mentionedIngredients } from '../../../catalogue/ingredients/mentioned-ingredients.ts'
import { isExtra, isForChildren } from '../../../courses/portion.ts'
import { fleshOf } from '../../../dishes/food/kind.ts'
import { ofAll } from '../../../menu/recipes/claims-in-words.ts'
import { namedIn } from '../../../menu/recipes/words-said.ts'
import { diet } from '../../../reference/reference.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import { inPlainLetters } from '../../../text/plain-letters.ts'
import { optionsMeet } from '../../review/diet-standing.ts'
import { ascending, quantile } from '../../review/quantiles.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { isCourse } from '../asking/plates.ts'
import type { QuestionRule } from '../asking/question.ts'

/** A shorter card may have its vegetarian dish among the starters. */
const MIN_MAINS = 5

/** Dishes that are of flesh whatever else is in them, by words that name no ingredient of the lexicon. */
const FLESH = anyWord(
  `chop(s), ribs, brisket, *braten, *haxe, doner*, gyro(s), flat iron, gai, galbi*, bulgogi, samgyetang, pesce, pescad*, poisson*, carne*, viande*, fleisch*, fish, *fisch
  bolognese, carbonara, amatriciana, cassoulet, bouillabaisse, ceviche, bourguignon, osso buco, ossobuco, saltimbocca
  porchetta, surf and turf, entrecote, ribeye, rib eye, sirloin, strip, tenderloin, porterhouse, t bone, tomahawk, mixed grill`,
)
/** Shapes that are of flesh unless the words name what else they are of: a burger of beans, a chili of lentils. */
const SHAPES = anyWord(
  `*burger*, steak*, schnitzel*, meatball*, meatloaf, *wurst*, gulasch, *ragout*, *gulasch, sausage*, hot dog*, wings, kebab*, ragu*, paella
  tartare, confit, filet*, roast, combo platter, fingers, nuggets, frikadelle*`,
)
const MEATLESS = anyWord(
  `vegetarian*, vegan*, veggie*, veg, vegetable*, meatless, plant based, impossible, beyond, tofu, tempeh, seitan, falafel, paneer, halloumi
  mushroom*, eggplant, aubergine*, cauliflower, portobello, squash, lentil*, chickpea*, bean(s), beet*, quinoa, garden, jackfruit, sweet potato*
  margherita, marinara, arrabbiata, pomodoro, pesto, quattro formaggi, cacio e pepe, aglio e olio, *gemuse*, *pilz*, *linsen*, *bohnen*
  legumes, verduras, verdure, vegetal*, champignon*, courgette*, zucchini, melanzane, parmigiana, fromage*, formaggi, kase*, chevre, ricotta
  choose, choice, any, your way, build`,
)

/** Names meat or fish, and doesn't only offer it: a risotto to which guests add shrimp has none. */
const isFlesh = ({ item, dish, isAsWritten }: ReviewedItem): boolean => {
  const options = [
    ...item.dietaryOptions,
    ...(item.dietsOnRequest ?? []),
    ...(isAsWritten && dish ? dish.dietaryOptions : []),
  ]
  const text = ofAll(`${item.name}. ${item.description}`)
  if (
    optionsMeet(options, diet.vegetarian) ||
    dietsClaimedIn(item).some((id) => optionsMeet([id], diet.vegetarian))
  )
    return false
  const words = foldName(text)
  const namesFlesh = namedIn(inPlainLetters(text)).some(
    ({ ingredient, lacks }) => fleshOf(ingredient) !== undefined && lacks.size === 0,
  )
  return namesFlesh || FLESH.test(words) || (SHAPES.test(words) && !MEATLESS.test(words))
}

/** Houses that guests choose for their meat or fish alone still lose the table of a vegetarian; a set menu says so itself. */
const SET = anyWord('omakase, tasting, set, menu, kids, catering, banquet')

/** What is sold on a plate of meat, and what isn't a meal: nobody eats a sauce instead. */
const NO_MEAL = anyWord(
  'add, add to *, add on(s), extra(s), topping(s), enhancements, sauce(s), bread(s), baked goods, kids, snacks',
)
/** Sections whose dishes are meant for who eats no meat, whatever their price. */
const OF_VEGETABLES = anyWord(
  'vegetarian, vegan, veggie, veg, vegetable(s), meatless, plant based, tofu, paneer, garden, dal, verdura(s), verdure, gemuse, legumes',
)
/** As a share of the middle main course, from which a dish without meat is a meal, wherever it stands. */
const MEAL = 0.5
/** Of this many main courses one may have a name that tells nothing. */
const UNTOLD = 8

const tellsFood = ({ item }: ReviewedItem): boolean =>
  item.description.trim() !== '' ||
  MEATLESS.test(foldName(item.name)) ||
  mentionedIngredients(item.name).length > 0

/** Every main course names meat or fish in its words, and none is marked vegetarian or vegan. */
export const noVegetarianMain: QuestionRule = {
  id: 'no_vegetarian_main',
  topic: 'diets',
  as: 'missing_diet',
  whyNot: 'Only you know which dish can be made without. Mark it, and guests find it.',
  several: () => 'No vegetarian main course',
  ask: ({ items, isKindKnown }) => {
    const isMeal = ({ section, item }: ReviewedItem): boolean =>
      !SET.test(foldName(section.name)) && !NO_MEAL.test(foldName(section.name)) && !isExtra(item.name)
    const meals = items.filter((one) => isMeal(one) && !isForChildren(one.item.name))
    const ofMeal = isCourse('main')
    // Where few sections tell a course, what isn't a side or a sweet is what guests come for.
    const isTold = meals.filter(ofMeal).length >= MIN_MAINS
    const mains = meals.filter(
      (one) => ofMeal(one) || (!isTold && one.course === 'apart' && one.amounts.length > 0),
    )
    const prices = ascending(mains.flatMap(({ amounts: [own] }) => own?.amount ?? []))
    const middle = prices.length > 0 ? quantile(prices, 0.5) : 0
    const isElsewhere = meals.some(
      (one) =>
        !mains.includes(one) &&
        (one.course === 'apart' || one.course === 'side' || one.course === 'starter') &&
        !isFlesh(one) &&
        (OF_VEGETABLES.test(foldName(one.section.name)) ||
          // Of the catalog's own dishes the diets say it (`missing_diet`).
          (one.course === 'apart' && one.item.dietaryOptions.length > 0) ||
          (one.course === 'apart' && (one.amounts[0]?.amount ?? 0) >= MEAL * middle)),
    )
    const meatless = mains.filter((one) => !isFlesh(one) && (one.amounts[0]?.amount ?? middle) >= middle / 3)
    const isSaid = isKindKnown && mains.every(({ isAsWritten }) => isAsWritten)
    if (mains.length < MIN_MAINS || isSaid || isElsewhere) return []
    if (meatless.some(tellsFood) || meatless.length > mains.length / UNTOLD) return []
    const [untold] = meatless
    return [
      {
        key: 'all',
        title: 'No vegetarian main course',
        reason: `All main courses${untold ? ` but ${untold.item.name}` : ''} name meat or fish. One guest who eats neither can cost you the table.`,
        about: [],
      },
    ]
  },
}
