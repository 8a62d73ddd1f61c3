import type { Dish } from '#domain/catalogue/dish.ts'
import type { CountedMenu } from './counted-menus.ts'

/**
 * What guests come for, each by words that are searched in names and descriptions, so that these figures ask none of the
 * generator's own marks. By the id of the cuisine.
 */
const expected: Readonly<Record<number, Readonly<Record<string, RegExp>>>> = {
  1: {
    tiramisù: /tiramis/i,
    'pizza or calzone': /pizza|calzone/i,
    'a dish in red sauce': /pomodoro|marinara|amatriciana|arrabbiata|parmigiana|sorrentina|tomato sauce/i,
    'bread for the table': /focaccia|pane |garlic bread|carasau|bruschetta/i,
    'a dessert of chocolate': /chocolate|cioccolat/i,
  },
  2: {
    'miso soup': /misoshiru|miso soup/i,
    'noodles in broth or fried': /ramen|udon|soba|noodles/i,
    'gyoza or tempura': /gy[oō]za|tempura/i,
    'sushi or sashimi': /sushi|sashimi|nigiri|maki|roll\b/i,
  },
  3: {
    guacamole: /guacamole/i,
    margarita: /margarita/i,
    tacos: /\btacos?\b/i,
    'rice or beans': /arroz|frijoles/i,
  },
  4: {
    naan: /\bnaan\b/i,
    samosa: /samosa/i,
    'butter chicken or tikka masala': /butter chicken|tikka masala/i,
    'rogan josh': /rogan josh/i,
    biryani: /biryani/i,
  },
  5: {
    burger: /burger/i,
    steak: /strip steak|filet mignon|prime rib|steak oroshi|ribeye/i,
    guacamole: /guacamole/i,
    fries: /\bfries\b/i,
    'a dessert of chocolate': /chocolate|fudge|mud pie|wacky|s'mores/i,
  },
  6: {
    'pad thai': /pad thai/i,
    'mango sticky rice': /mango sticky rice/i,
    'spring roll or satay': /poh pia|spring roll|satay/i,
    'a curry': /gaeng|curry|panang|massaman/i,
    'tom yum or tom kha': /tom yum|tom kha/i,
  },
  7: {
    'hummus or another dip': /hummus|baba ghanoush|muhammara|tzatziki|labneh/i,
    'a kebab or souvlaki': /kebab|souvlaki|shish|kofta|shawarma|pinchos/i,
    'pita or flatbread': /\bpita\b|bazlama|manakish|pide/i,
  },
  8: {
    fries: /\bfrites?\b|fries/i,
    'a classic dessert': /crème brûlée|mousse au chocolat|tarte tatin|profiteroles|crêpes|île flottante/i,
    'a dessert of chocolate': /chocolat/i,
    'steak or duck': /steak|entrec[ôo]te|magret|canard/i,
  },
  9: {
    'orange, General Tso, sesame or kung pao chicken':
      /orange chicken|general tso|sesame chicken|kung pao chicken/i,
    'Peking duck': /peking duck/i,
    'dumplings or rolls': /dumpling|har gow|siu mai|potsticker|xiao long|wonton|spring roll|egg roll/i,
    'fried rice or noodles': /fried rice|noodle|lo mein|chow (?:mein|fun)|mei fun/i,
  },
}

const has = (dishes: readonly Dish[], words: RegExp): boolean =>
  dishes.some(({ name, description }) => words.test(`${name} ${description}`))

/** For each cuisine and thing that guests expect, the part of its menus without. */
export const missingRows = (
  menus: readonly CountedMenu[],
  nameOf: (cuisineId: number) => string,
): (readonly [cuisine: string, what: string, missing: number])[] =>
  Object.entries(expected).flatMap(([id, things]) => {
    const own = menus.filter(({ cuisineId }) => cuisineId === Number(id))
    return Object.entries(things).map(
      ([what, words]) =>
        [
          nameOf(Number(id)),
          what,
          own.filter(({ dishes }) => !has(dishes, words)).length / Math.max(1, own.length),
        ] as const,
    )
  })

/** The share of dishes of a category that are vegan. */
export function veganShare(menus: readonly CountedMenu[], categoryId: number, veganId: number): number {
  const dishes = menus.flatMap((menu) => menu.dishes.filter((dish) => dish.categoryId === categoryId))
  return (
    dishes.filter(({ dietaryOptions }) => dietaryOptions.some((one) => one === veganId)).length /
    Math.max(1, dishes.length)
  )
}
