import { firstIn, wordTable } from '../../text/word-table.ts'
import { type DishWords, foldedWords } from '../words/dish-words.ts'
import { isNamedRaw } from './raw.ts'

export type Technique =
  | 'raw'
  | 'fried'
  | 'stir-fried'
  | 'grilled'
  | 'smoked'
  | 'braised'
  | 'baked'
  | 'steamed'
  | 'poached'
  | 'seared'
  | 'pickled'

/** What is done to a dish last counts for how it eats, so the more significant words are first. */
const techniques = wordTable<Technique>({
  raw: { test: isNamedRaw },
  'stir-fried': 'stir fried, wok, flash fried, tossed in a hot',
  fried: `
    fried, !pan fried, !stir fried, !re fried, !fried rice, !fried egg(s), !fried onion(s), !fried shallot(s)
    !fried garlic, fritter(s), fries, battered, breaded, doughnut(s)
    fritto, fritt*, croqu*, beignet(s), pakora(s), tempura, karaage, korokke, katsu, furai`,
  smoked: 'smoked, smoker, barbecue',
  grilled: `
    grill*, broil*, charcoal, charred, coals, skewer*, clay oven, spit, mesquite, plank(s)
    kebab, tandoor*, brasa, yakitori`,
  braised: `
    brais*, stew*, simmer*, slow cooked, hot pot, chili
    ragu, confit*, curry, tagine, mole`,
  steamed: 'steam*, parchment, banana leaf',
  baked: 'bak*, roast*, oven, gratin*, crust, pie, quiche, pizza',
  poached: 'poach*, boil*, broth, soup',
  seared: 'sear*, pan fried, pan roasted, saut*, griddl*, browned',
  pickled: 'pickl*, cured, marinated, brin*',
})

/** How a dish is cooked, by its words; undefined where they don't say it. */
export const techniqueOf = (dish: DishWords): Technique | undefined => firstIn(techniques, foldedWords(dish))
