import type { Dish } from '../../catalogue/dish.ts'
import { type CategoryId, DESSERTS, SIDES, STARTERS } from '../../reference/reference.ts'
import { anyWord, anyWordBut } from '../../text/any-word.ts'
import { foldName } from '../../text/fold-name.ts'
import type { DishWords } from '../words/dish-words.ts'

/** When a dish is ordered, other than at dinner. */
export type Occasion = 'brunch' | 'bar'

/** Parts of eggs bind and coat: a kebab in egg white isn't a dish of eggs. */
const BRUNCH = anyWordBut(`
  egg(s), !egg white(s), !egg yolk(s), !egg noodle(s), !egg pasta, !egg tagliatelle, !egg batter, !egg dough, !egg custard
  omelet*, benedict, hash, pancake(s), !thin pancakes, !wheat pancakes, !mandarin pancakes, waffle(s), avocado toast, toast, biscuit(s), grits, granola, bagel, porridge
  frittata, uova, crostone, toast farcito, quiche, croque, crepe(s), galette, beignets
  chilaquiles, huevos, molletes, hot cakes, tiganites, brioche perdue, op la, chao, tamales, machaca
  shakshuka, ful medames, cilbir, burek, boregi, manakish
  tiropita, spanakopita, bougatsa, dakos, tortilla espanola, fatteh, balila, banh mi, banh cuon, hobakjuk
  dosa, idli, poha, upma, uttapam, pongal
  gilgeori toast, jeonbokjuk, kimchi bokkeumbap, !chaesik kimchi bokkeumbap, dolsot bibimbap, omurice, tamago, okayu, zosui, zousui, congee, dim sum, siu mai, har gow, bao, !guo bao, turnip cake, khao tom, jok`)

const BAR = anyWordBut(`
  fried, !stir fried, !dry fried, !fried egg(s), !fried rice, fries, wings, sliders, ribs, olive(s), nuts, peanuts, chips, dip, pretzel, rings, deviled, oysters
  pigs in a blanket, mozzarella sticks, rolls, skewer*
  calamari, fritto, arancini, panelle, frico, crostini, bruschetta
  croquet*, pate, rillettes, gougeres, socca
  croquetas, padron, bravas, boquerones, jamon
  guacamole, nachos, taco(s), tostada(s)
  pajeon, kimchijeon, bindaetteok, buchimgae, tteokbokki, dakgangjeong, dubu kimchi
  hummus, falafel, kebab, tikka, pakora, samosa, momos, vada, bajji, bonda
  edamame, karaage, gyoza, dumplings, tempura, shishito, yakitori, satay, spring rolls, tod mun, miang`)

/** By its name, its gloss and its recipe: an egg in a salad makes no breakfast. A drink and a dessert aren't bar snacks. */
export function occasionsOf(
  dish: DishWords,
  { family, categoryId }: { readonly family: Dish['family']; readonly categoryId?: CategoryId | undefined },
): Occasion[] {
  const words = foldName(`${dish.name} ${dish.gloss ?? ''}`)
  const isBrunch = BRUNCH.test(words) || (family === 'egg' && categoryId !== DESSERTS)
  const isBar = BAR.test(words) && (categoryId === STARTERS || categoryId === SIDES)
  return [...(isBrunch ? ['brunch' as const] : []), ...(isBar ? ['bar' as const] : [])]
}

/** Breakfast by its name: eggs any style, stacks and toast. An omelet of the bistro and a pancake of Osaka are dinner too. */
const MORNING_NAME = anyWord(`
  breakfast, benedict, denver omelet, steak and eggs, ham and eggs, hash and eggs, two eggs, buttermilk pancakes
  french toast, granola, steel cut oats, overnight chia, and soldiers, honey toast, scramble, eggs florentine, baked eggs, ricotta pancakes, belgian waffle, sausage gravy, egg and cheese biscuit, smoked salmon bagel
  avocado toast, hash brown(s), thick cut bacon, apple sausage, home style potatoes, brioche toast, fruit cup
  pressed orange juice, grapefruit juice, mimosa, rava upma, ven pongal, gilgeori toast
  huevos rancheros, huevos divorciados, huevos a la mexicana, hot cakes, brioche perdue, brouilles aux herbes, strapatsada
  avga me patates, tiganites me meli, jok moo, op la, jugo de naranja, jus d orange, chilaquiles, molletes, burrito de machaca, menemen, chilla
  uova in purgatorio, frittata di ricotta, uova strapazzate, toast farcito, pancake di ricotta, crostone con uovo
  cornetto, maritozzo, concha de vainilla, cinnamon roll, muffin, banana bread, butter croissant, croissant au beurre, pain au chocolat, tartine beurre, koulouri, simit, youtiao
  patongko, asagohan, masala omelet, kanda poha, khai krata, kahvalti, benedicte, jianbing, gyeran bap, kongnamul gukbap, omeleta, avga me loukaniko, bo ne, terwiqa, knafeh bi kaak, bikini`)

/** Returns whether it is ordered only in the morning: it is on brunch menus and on no others. */
export const isOfMorning = (dish: Pick<Dish, 'name'>): boolean => MORNING_NAME.test(foldName(dish.name))
