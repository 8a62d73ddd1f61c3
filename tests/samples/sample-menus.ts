import { readFileSync } from 'node:fs'
import { type MenuFile, readMenuFile } from '#domain/menu/stored/menu-file.ts'

/** Menus as restaurants write them, each with what only it has: column heads, a prix fixe, letters for allergens. */
export const sampleMenuNames = [
  'bistro',
  'banquet',
  'cocktail-bar',
  'gastropub',
  'menu-de-midi',
  'pizzeria',
  'weinstube',
] as const

/**
 * Ten more kinds of restaurant in five languages and five currencies, written before there was a reader: by them it is judged
 * what it makes of menus that nobody had in mind.
 */
export const furtherMenuNames = [
  'brewery',
  'cafe',
  'catering',
  'ice-cream',
  'ramen',
  'room-service',
  'school-lunch',
  'steakhouse',
  'sushi',
  'taqueria',
] as const

/**
 * Thirteen more kinds in six languages, written apart from the reader to judge it by: as owners type them
 * and as text comes out of their PDF or page, with headings that nothing separates from what is above,
 * prices on separate lines, two items side by side, and a heading that goes on overleaf.
 */
export const unseenMenuNames = [
  'bakery',
  'biergarten',
  'brasserie',
  'curry-house',
  'diner',
  'eetcafe',
  'juice-bar',
  'sports-bar',
  'tapas',
  'tasca',
  'tasting-menu',
  'thai-takeaway',
  'wine-list',
] as const

/**
 * Sixteen more kinds in eleven languages and nine currencies, laid out in odd ways, written by somebody who had not seen
 * the reader. When they were first read, 251 of their 536 items were in their section with every price, 201 of these with
 * every field; the reader was then taught what they showed.
 */
export const gaugeMenuNames = [
  'bar-mleczny',
  'beisl',
  'chiringuito',
  'creperie',
  'food-truck',
  'hotel-bar',
  'irish-pub',
  'korean-bbq',
  'marisqueira',
  'mezze',
  'pannenkoekenhuis',
  'pho',
  'ski-hut',
  'smorrebrod',
  'trattoria',
  'wedding-caterer',
] as const

/**
 * Ten ordinary restaurants in four languages and five currencies, laid out as their menus most often are when they are
 * copied out of a PDF, a document or a page. They too were written by somebody who had not seen the reader. When they were
 * first read, 331 of their 421 items were in their section with every price, 313 of these with every field (345 as
 * columns are labeled in all other documents, without their size); the reader was then taught what they showed.
 */
export const ordinaryMenuNames = [
  'bar-de-menu',
  'bistrot',
  'cantina',
  'corner-cafe',
  'family-restaurant',
  'gasthof',
  'indian-takeaway',
  'neighborhood-italian',
  'sushi-bar',
  'wine-bar',
] as const

/**
 * Eight more ordinary restaurants in three languages and four currencies, written last, by somebody who had not seen the
 * reader. When they were first read, 281 of their 324 items were in their section with every price, 268 of these with
 * every field, and 69 of the 119 differences in items were marked as doubtful. The reader that the ordinary menus had
 * taught read 298 before anything was learned from these.
 */
export const laterMenuNames = [
  'brunch',
  'chinese-takeaway',
  'fish-and-chips',
  'ristorante',
  'salon-de-the',
  'smokehouse',
  'taverna',
  'vinoteca',
] as const

/**
 * Six more kinds in four languages, written after the doubts of the reader and before they were tuned: a chalkboard typed
 * in, a banquet in two languages, an ice cream parlor, sets for several guests, wines and cocktails, and a week at school.
 * When they were first read, 126 of their 218 items were in their section with every price, 108 of these with every field,
 * and 92 of the 193 differences in items were marked as doubtful.
 */
export const lastMenuNames = [
  'banquet-hotel',
  'bottle-bar',
  'canteen-week',
  'chalkboard-cafe',
  'heladeria',
  'kbbq-sets',
] as const

/**
 * Menus of as many kinds again, in nine languages, four at a time: each four were written, with their documents, before
 * the reader saw them, and read once before anything was learned from them. At that first reading these shares of items
 * were in their section with every price, and these of the differences in items were marked as doubtful: 81 of 102 and
 * 26 of 32; 97 of 124 and 27 of 52; 64 of 99 and 55 of 68; 85 of 103 and 16 of 29; 89 of 101 and 20 of 30; 64 of 91 and
 * 27 of 56; 105 of 125 and 27 of 41; 85 of 126 and 46 of 53; 92 of 113 and 35 of 41; 93 of 110 and 23 of 59; 97 of 117 and
 * 26 of 30. Some
 * documents were changed afterwards, where they broke the rules of the README.
 */
export const freshMenuNames = [
  'iron-gate',
  'taberna',
  'dim-sum-card',
  'hotel-breakfast',

  'izakaya',
  'wirtshaus',
  'sunday-pub',
  'bombay-express',

  'corner-espresso',
  'breizh',
  'little-dippers',
  'el-gallo-truck',

  'vino-bar',
  'big-daddys',
  'pho-viet',
  'harvest-catering',

  'gennaro',
  'daily-egg',
  'sonnenschein',
  'pescador',

  'riverside-web',
  'krogen',
  'lotus-thai',
  'nachtkatze',

  'casa-lupita',
  'meltemi',
  'doener-eck',
  'ardoise',

  'ohana-poke',
  'asador',
  'bowls-club',
  'locanda',

  'tearoom',
  'fonda',
  'landgasthof',
  'tonys-donair',

  'kroeg',
  'k-house',
  'brewpub',
  'petit-dej',

  'mezza-luna',
  'wok-express',
  'strandperle',
  'barra-lisboa',
] as const

/** The same for what a till knows of its items. */
export const tillMenuName = 'square-items'

/** The menus that readers and writers are held against: those written before the reader and those it had not seen. */
export const typedMenuNames = [...sampleMenuNames, ...furtherMenuNames, ...unseenMenuNames] as const

/** All menus of `written/`. */
export const writtenMenuNames = [
  ...sampleMenuNames,
  ...furtherMenuNames,
  ...unseenMenuNames,
  ...gaugeMenuNames,
  ...ordinaryMenuNames,
  ...laterMenuNames,
  ...lastMenuNames,
  ...freshMenuNames,
] as const

export type SampleMenuName =
  | (
      | typeof sampleMenuNames
      | typeof furtherMenuNames
      | typeof unseenMenuNames
      | typeof gaugeMenuNames
      | typeof ordinaryMenuNames
      | typeof laterMenuNames
      | typeof lastMenuNames
      | typeof freshMenuNames
    )[number]
  | typeof tillMenuName

export const sampleMenuText = (name: SampleMenuName): string =>
  readFileSync(new URL(`./menus/${name}.json`, import.meta.url), 'utf8')

export const sampleMenu = (name: SampleMenuName): MenuFile => readMenuFile(sampleMenuText(name))
