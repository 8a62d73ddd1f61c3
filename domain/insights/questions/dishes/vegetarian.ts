import { dietsClaimedIn } from '../../../catalogue/claimed-diets.ts'
import { fleshOf } from '../../../dishes/food/kind.ts'
import { ofAll } from '../../../menu/recipes/claims-in-words.ts'
import { namedIn } from '../../../menu/recipes/words-said.ts'
import { diet } from '../../../reference/reference.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import { inPlainLetters } from '../../../text/plain-letters.ts'
import { optionsMeet } from '../../review/diet-standing.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { isCourse } from '../asking/plates.ts'
import type { QuestionRule } from '../asking/question.ts'

/** A shorter card may have its vegetarian dish among the starters. */
const MIN_MAINS = 5

/** Dishes that are of flesh whatever else is in them, by words that name no ingredient of the lexicon. */
const FLESH = anyWord(
  `chop(s), ribs, brisket, *braten, *haxe, doner*, gyro(s), pesce, pescad*, poisson*, carne*, viande*, fleisch*, fish, *fisch
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

/** Every main course names meat or fish in its words, and none is marked vegetarian or vegan. */
export const noVegetarianMain: QuestionRule = {
  id: 'no_vegetarian_main',
  topic: 'diets',
  as: 'missing_diet',
  whyNot: 'Only you know which dish can be made without. Mark it, and guests find it.',
  several: () => 'No vegetarian main course',
  ask: ({ items, isKindKnown }) => {
    const ofMeal = isCourse('main')
    // Where few sections tell a course, what isn't a side or a sweet is what guests come for.
    const isTold = items.filter(ofMeal).length >= MIN_MAINS
    const mains = items.filter(
      (one) =>
        (ofMeal(one) || (!isTold && one.course === 'apart' && one.plate !== undefined)) &&
        !SET.test(foldName(one.section.name)),
    )
    // Of the catalog's own dishes the diets say it (`missing_diet`).
    const isElsewhere = items.some(
      (one) => one.course === 'apart' && !isFlesh(one) && one.item.dietaryOptions.length > 0,
    )
    const isSaid = isKindKnown && mains.every(({ isAsWritten }) => isAsWritten)
    if (mains.length < MIN_MAINS || isSaid || isElsewhere || !mains.every(isFlesh)) return []
    return [
      {
        key: 'all',
        title: 'No vegetarian main course',
        reason: `All main courses name meat or fish. One guest who eats neither can cost you the table.`,
        about: [],
      },
    ]
  },
}
