import { type CategoryId, DESSERTS, SIDES } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { allIn, firstIn, wordTable } from '../../text/word-table.ts'
import { type DishWords, foldedWords } from '../words/dish-words.ts'

/** What an accompaniment is made for. Without it on the menu, the accompaniment has nothing to go with. */
export type Companion =
  | 'steak'
  | 'roast'
  | 'shank'
  | 'kebab'
  | 'curry'
  | 'burger'
  | 'oyster'
  | 'rib'
  | 'fish'
  | 'meat'
  | 'grill'
  | 'relish'
  | 'satay'
  | 'khao soi'
  | 'hot plate'

/** The words of dishes that an accompaniment may be made for. */
const companions = wordTable<Companion>({
  steak: `
    steak(s), ribeye, rib eye, sirloin, strip, filet, fillet, tenderloin, porterhouse, tomahawk, t bone, hanger, flank
    skirt, bavette, prime rib, chateaubriand, entrecote, bistecca, tagliata, carne asada`,
  roast: `
    roast(s), roasted, prime rib, turkey, leg of lamb, brisket, pork chop, ham, duck, pot roast, carvery
    poulet, porchetta, arrosto, roti`,
  shank: 'shank(s), ossobuco, osso buco',
  kebab: `
    kebab(s), kabab(s), kabob, skewer*, shish, shawarma, kofta, kofte, souvlaki, sis
    tikka, seekh, tandoori, tandoor, boti, chapli, burra`,
  curry: 'curry, curries, masala, gaeng, korma, vindaloo, rendang, makhani, jalfrezi, saag, karahi, kadai',
  burger: 'burger(s), cheeseburger(s)',
  oyster: 'oyster(s), huitres',
  rib: 'rib(s), spareribs, short rib(s)',
  fish: `
    fish, salmon, cod, halibut, trout, branzino, bass, tuna, sole, snapper, swordfish, haddock, bream, turbot, mackerel
    sardine(s)`,
  meat: `
    meat(s), steak(s), beef, pork, lamb, veal, chicken, duck, turkey, sausage(s), chop(s), ribs, brisket, roast, kebab
    bistecca, tagliata, abbacchio, saltimbocca, porchetta, pollo, manzo, agnello, maiale, vitello, costolette
    grigliata, ossobuco`,
  grill: 'grill*, broil*, charcoal, coals, skewer*, brasa, kebab, tandoor*, seared',
  relish: 'nam prik, !nam prik pao',
  satay: 'satay',
  'khao soi': 'khao soi, !khao soi topping',
  'hot plate': 'chile*, chili*, pepper(y), fiery, hot, spic*, curry, vindaloo, masala',
})

export const companionNames = Object.keys(companions) as Companion[]

/** How a description says what a dish is eaten with: `meant for the steak`, `the usual partner of Khao Soi`. */
const MEANT_FOR =
  /\b(?:meant for|made for|made to go with|to go with|goes with|good with|(?:usual|standard|classic|tuscan|traditional|natural)? ?(?:partners?|company|companions?) (?:of|for|to)|(?:beside|alongside|for) (?:the|our|your)(?= (?:steaks?|roasts?|roast meats?|burgers?|ribs|fish|oysters|curry|curries|kebabs?)\b)) (?:the |our |your |any |a )?((?:[\w'-]+ ?){1,3})/

/** How sides say it in other words, which mean something else in a main course. */
const sidesFor = wordTable({
  steak: 'for a steak',
  roast: 'beside roast, beside roast meat(s), for roast(s)',
  grill: 'good with anything grilled, for grilled fish, for grilled meat',
  relish: 'scooping up chili relishes',
  satay: 'nam jim satay',
  'hot plate': 'for the hotter plates',
})

const singular = (word: string): string =>
  word.replace(/ies$/, 'y').replace(/(?<=[^aeious])s$|(?<=[aeiou][^s])s$|(?<=e)s$/, '')

/** What a description says that a dish is eaten with, folded: `steak`, `khao soi`; undefined where it says nothing. */
function namedPartner({ description }: Pick<DishWords, 'description'>): string | undefined {
  const words = MEANT_FOR.exec(description.normalize('NFC').toLowerCase())?.[1]
  return words === undefined ? undefined : foldName(words)
}

/** The companion that a dish asks for; undefined where it asks for none, or for something that we don't know. */
function companionFor(dish: DishWords, isSide: boolean): Companion | undefined {
  const bySide = isSide ? firstIn(sidesFor, foldedWords(dish)) : undefined
  const words = namedPartner(dish)?.split(' ').map(singular) ?? []
  const known = words.findLast((word) => companionNames.some((name) => name === word))
  const named = companionNames.find((name) => name.includes(' ') && words.join(' ') === name)
  return bySide ?? (known as Companion | undefined) ?? named
}

/** What the words of a dish say that it is eaten with: `steak`, `khao soi`; undefined where they say nothing. */
export const meantFor = (dish: DishWords, isSide: boolean): string | undefined =>
  namedPartner(dish) ?? companionFor(dish, isSide)

/** What a side asks for by its words; undefined for what isn't a side or goes with anything. */
export const asksFor = (dish: DishWords, categoryId: CategoryId | undefined): Companion | undefined =>
  categoryId === SIDES ? companionFor(dish, true) : undefined

/** What a dish is to sides that ask for something. A side is company for none: it isn't its own. */
export function companyOf(dish: DishWords, categoryId: CategoryId | undefined): Companion[] {
  if (categoryId === DESSERTS) return []
  const all = allIn(companions, foldedWords(dish))
  return categoryId === SIDES
    ? all.filter((name) => name === 'relish' && companionFor(dish, true) !== name)
    : all
}

/**
 * Returns whether nothing else on the menu is what an accompaniment is meant for, judged by words. A dish
 * whose words don't say what it is meant for isn't an accompaniment, and words that we don't know as food
 * decide nothing.
 * @param others the names and descriptions of all other dishes, folded; no drinks, which are meant for many
 * things
 */
export function isAlone(dish: DishWords, isSide: boolean, others: readonly string[]): boolean {
  const companion = companionFor(dish, isSide)
  if (companion) return !others.some((text) => companions[companion].test(text))
  // A dish by its own name: "the usual partner of Khao Soi".
  const wanted = namedPartner(dish)
  if (wanted === undefined) return false
  const name = wanted
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + singular(word).slice(1))
    .join(' ')
  return new RegExp(`\\b${name}`).test(dish.description) && !others.some((text) => text.includes(wanted))
}
