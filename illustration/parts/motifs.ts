import { names } from '#domain/text/names.ts'
import { isTint, type Tint } from './tints.ts'

/** Pictures taken from the icon set, by their names in it. Food as it is eaten: no animal that looks back. */
export const icons = names(
  'avocado, bacon, bagel, baguette-bread, banana, beans, bell-pepper, bento-box, blossom',
  'blueberries, bread, broccoli, brown-mushroom, burrito, butter, candy, carrot, cheese-wedge',
  'cherries, cherry-blossom, chestnut, chocolate-bar, coconut, cooked-rice, cookie, crab',
  'croissant, cucumber, dango, doughnut, dumpling, ear-of-corn, egg, eggplant, falafel, fire',
  'fish-cake-with-swirl, flatbread, french-fries, fried-shrimp, garlic, ginger-root, grapes',
  'green-apple, hamburger, herb, hibiscus, honey-pot, hot-pepper, kiwi-fruit, leafy-green, lemon',
  'lime, lobster, lotus, mango, meat-on-bone, melon, moon-cake, olive, onion, oyster, pancakes',
  'pea-pod, peach, peanuts, pear, pie, pineapple, pizza, potato, poultry-leg, pretzel, red-apple',
  'rice-ball, roasted-sweet-potato, rose, salt, sandwich, sheaf-of-rice, shortcake, shrimp',
  'spiral-shell, strawberry, stuffed-flatbread, sushi, taco, tamale, tangerine, tomato, waffle',
  'watermelon',
)

/** Our own drawings in fixed colors, for what the icon set does not know. */
export const plainDrawings = names(
  'agave, artichoke, asparagus, bao, bean-sprouts, biscotti, boiled-egg, cannoli, cashews',
  'churros, cinnamon, coconut-half, coffee-beans, date, fennel-bulb, fig, fried-egg, ham-slices',
  'hops, lasagna, lotus-root, maki, meringue, mussel, nopal, nori, okra, omelette, papaya, penne',
  'pomegranate, prunes, pumpkin, quesadilla, ribs, roast-bird, saffron-threads, scallop, shiitake',
  'souffle, star-anise, steak, syrup-jug, tentacle, wakame, walnut, zucchini',
)

/** Our own drawings that take the color of what they show: white cubes are tofu, rose ones Turkish delight. */
export const tintedDrawings = names(
  'almonds, ball, berry, biscuit, bun, cabbage, cake-slice, cauliflower, chip, chop, chunks',
  'citrus, clam, crepe, croquette, cube, disc, fillet, fish, flower, fritter, fruit, gnocchi',
  'grape-cluster, grilled-slab, layered-square, long-chili, long-leaf, long-root, macaron, mould',
  'needle-sprig, nest, patty, pie-slice, pod, popsicle, puff, pulses, ravioli, ring, roll, root',
  'sashimi, sausage, scoop, seeds, skewer, slices, spiral, sprig, square, stalks, sticks',
  'sweet-pepper, toast',
)

export type Icon = (typeof icons)[number]
export type PlainDrawing = (typeof plainDrawings)[number]
export type TintedDrawing = (typeof tintedDrawings)[number]

/**
 * One thing that can lie on a plate or next to a glass: an icon, a drawing, or a tint and a drawing ('white
 * cube'). The tint is not spelled out in the type: the product of both lists has thousands of members,
 * which costs the compiler gigabytes; `isMotif` checks it.
 */
export type Motif = Icon | PlainDrawing | `${string} ${TintedDrawing}`

const untinted: ReadonlySet<string> = new Set([...icons, ...plainDrawings])
const tinted: ReadonlySet<string> = new Set(tintedDrawings)

/** The drawing of a motif and, where it takes one, its color. */
export function partsOf(motif: Motif): { readonly art: string; readonly tint?: Tint } {
  const split = motif.lastIndexOf(' ')
  if (split < 0) return { art: motif }
  return { art: motif.slice(split + 1), tint: motif.slice(0, split) as Tint }
}

export function isMotif(name: string): name is Motif {
  if (untinted.has(name)) return true
  const split = name.lastIndexOf(' ')
  return split > 0 && tinted.has(name.slice(split + 1)) && isTint(name.slice(0, split))
}
