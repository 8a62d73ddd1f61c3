import { mentionedIngredients } from '../../../catalogue/ingredients/mentioned-ingredients.ts'
import { fleshOf } from '../../../dishes/food/kind.ts'
import { diet } from '../../../reference/reference.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import { optionsMeet } from '../../review/diet-standing.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { isCourse, wordsOf } from '../asking/plates.ts'
import { OWN_WORDS, type QuestionRule } from '../asking/question.ts'

/** A shorter card may have its vegetarian dish among the starters. */
const MIN_MAINS = 5

/** Flesh by words that name no ingredient of the lexicon. */
const FLESH = anyWord(
  `*burger*, steak*, chop(s), ribs, wings, brisket, meatball*, meatloaf, schnitzel*, *braten*, *wurst*, gulasch, *haxe*, kebab*, doner*, gyro(s)
  sausage*, hot dog*, fish*, *fisch*, poisson*, pescad*, pesce, carne*, viande*, fleisch*, ragu*, bolognese, carbonara, amatriciana
  cassoulet, bouillabaisse, paella, ceviche, tartare, confit, bourguignon, osso buco, ossobuco, saltimbocca, porchetta, surf and turf
  entrecote, ribeye, rib eye, sirloin, strip, filet*, tenderloin, porterhouse, t bone, tomahawk, roast, mixed grill, combo platter`,
)
const MEATLESS = anyWord(
  `vegetarian*, vegan*, veggie*, veg, vegetable*, meatless, plant based, impossible, beyond, tofu, tempeh, seitan, falafel, paneer, halloumi
  mushroom*, eggplant, aubergine*, cauliflower, portobello, squash, lentil*, chickpea*, beans, margherita, marinara, arrabbiata, pomodoro
  pesto, quattro formaggi, cacio e pepe, aglio e olio, risotto, gnocchi, ravioli, omelet*, frittata, quiche, *gemuse*, *spatzle*, *pilz*
  legumes, verduras, verdure, vegetal*, champignon*, courgette*, melanzane, parmigiana, fromage*, formaggi, kase*, pasta, mac, macaroni
  choose, choice, any, your way, build`,
)

const isFlesh = (reviewed: ReviewedItem): boolean => {
  const words = wordsOf(reviewed)
  const { item, dish, isAsWritten } = reviewed
  const options = [
    ...item.dietaryOptions,
    ...(item.dietsOnRequest ?? []),
    ...(isAsWritten && dish ? dish.dietaryOptions : []),
  ]
  if (optionsMeet(options, diet.vegetarian) || MEATLESS.test(foldName(item.name))) return false
  return (
    FLESH.test(words) ||
    mentionedIngredients(`${item.name} ${item.description}`).some((one) => fleshOf(one) !== undefined)
  )
}

/** Houses that guests choose for their meat or fish alone still lose the table of a vegetarian; a set menu says so itself. */
const SET = anyWord('omakase, tasting, set, menu, kids, catering, banquet')

/** Every main course names meat or fish in its words, and none is marked vegetarian or vegan. */
export const noVegetarianMain: QuestionRule = {
  id: 'no_vegetarian_main',
  topic: 'diets',
  sureness: 'likely',
  as: 'missing_diet',
  whyNot: 'Only you know which dish can be made without. Mark it, and guests find it.',
  several: () => 'No vegetarian main course',
  basis: OWN_WORDS,
  ask: ({ items, isKindKnown }) => {
    const mains = items.filter(isCourse('main')).filter(({ section }) => !SET.test(foldName(section.name)))
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
        reason: `All ${mains.length} main courses name meat or fish. One guest who eats neither can cost you the table.`,
        about: [],
      },
    ]
  },
}
