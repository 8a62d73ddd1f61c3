import type { Season } from '../../catalogue/dish.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { groupOf, names } from '../../text/names.ts'

/**
 * When produce is at its best from fields of the temperate zone, as the U.S. Department of Agriculture lists it
 * (SNAP-Ed Connection, Seasonal Produce Guide); what grows all year, and what is imported, is left out.
 */
const produce: Readonly<Partial<Record<IngredientName, string>>> = groupOf({
  spring: names(
    'asparagus, white asparagus, artichoke, green pea, pea shoot, snow pea, sugar snap pea',
    'fava bean, ramp, rhubarb, radish, sorrel, dandelion, morel',
  ),
  'spring, summer': names('strawberry, apricot'),
  'spring, autumn': names('spinach, lettuce, butter lettuce'),
  summer: names(
    'tomato, cherry tomato, green tomato, tomatillo, zucchini, summer squash, squash blossom',
    'eggplant, japanese eggplant, corn, cucumber, okra, green bean, bell pepper, red bell pepper',
    'green bell pepper, shishito pepper, padron pepper, poblano, basil, melon, watermelon',
    'honeydew melon, cantaloupe, peach, nectarine, plum, cherry, blueberry, blackberry, raspberry',
    'mango, lima bean',
  ),
  autumn: names(
    'pumpkin, cauliflower, apple, asian pear, persimmon, quince, grape, custard apple, porcini',
    'maitake mushroom, shimeji mushroom, wild mushroom',
  ),
  'autumn, winter': names(
    'kabocha squash, butternut squash, acorn squash, delicata squash, spaghetti squash',
    'brussels sprout, cabbage, savoy cabbage, napa cabbage, red cabbage, sweet potato, purple yam',
    'beet, parsnip, rutabaga, celery root, leek, fennel, daikon, lotus root, burdock root',
    'broccoli rabe, chicory, radicchio, endive, chestnut, chestnut flour, candied chestnut, pear',
    'pomegranate, cranberry, oyster',
  ),
  'autumn, spring': names('broccoli, mustard green'),
  'autumn, winter, spring': names('collard green, kale, lacinato kale, swiss chard, turnip'),
  'summer, autumn': names('fig'),
  'autumn, summer': names('chanterelle'),
  winter: names('orange, blood orange, grapefruit, tangerine, mandarin, clementine, yuzu juice'),
})

/** What is first in a recipe makes its season; a leaf of basil at its end does not. */
const TELLING = 2

/**
 * The seasons in which the produce of a dish is at its best: the one its author gave it, or those of its first two
 * ingredients; none where it has no such produce.
 */
export function seasonsOf({
  season,
  ingredients,
}: {
  readonly season?: Season | undefined
  readonly ingredients: readonly IngredientName[]
}): readonly Season[] {
  if (season) return [season]
  return [
    ...new Set(
      ingredients.slice(0, TELLING).flatMap((name) => (produce[name]?.split(', ') ?? []) as Season[]),
    ),
  ]
}
