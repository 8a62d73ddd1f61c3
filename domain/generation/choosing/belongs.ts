import type { Dish } from '../../catalogue/dish.ts'
import { isOfMorning } from '../../dishes/meal/occasions.ts'
import { type CuisineId, diet } from '../../reference/reference.ts'
import { type DishWishes, wantedDiets } from '../wishes/heeded.ts'

/** What sweetens without sugar: guests who did not ask for it taste it and send it back. */
const SWEETENERS: ReadonlySet<string> = new Set(['erythritol', 'monk fruit', 'stevia'])

/**
 * Matches how owners ask for sweets without sugar, other than by the diet: recipes name sugar too seldom to
 * guarantee it.
 */
const WITHOUT_SUGAR =
  /\b(?:sugar[- ]?free|(?:no|without|zero) (?:added |refined )?sugar|diabeti\w+|low[- ]carb)\b/i

const askForSweeteners = (wishes: DishWishes): boolean =>
  wantedDiets(wishes).includes(diet.keto) || WITHOUT_SUGAR.test(wishes.notes ?? '')

/** Stand-ins that their guests look for and all others wonder at: pasta without wheat, butter without milk, sashimi without fish. */
const STAND_INS: readonly (readonly [
  isIt: (dish: Pick<Dish, 'name' | 'ingredients'>) => boolean,
  diets: readonly number[],
  words: RegExp,
])[] = [
  [
    ({ ingredients }) => ingredients.includes('gluten-free pasta'),
    [diet.glutenFree],
    /gluten|celiac|coeliac|\bgf\b/i,
  ],
  [
    ({ name, ingredients }) =>
      /\bvegan\b|^avocado sashimi$/i.test(name) ||
      ingredients.some((one) => /^vegan (?:cheese|cream cheese|butter|mayonnaise)$/.test(one)),
    [diet.vegan, diet.dairyFree],
    /vegan|plant|dairy|lactose|milk/i,
  ],
]

const isUnaskedStandIn = (dish: Dish, wishes: DishWishes): boolean =>
  STAND_INS.some(
    ([isIt, diets, words]) =>
      isIt(dish) &&
      !wantedDiets(wishes).some((option) => diets.includes(option)) &&
      !words.test(wishes.notes ?? ''),
  )

const isSweetened = ({ ingredients }: Pick<Dish, 'ingredients'>): boolean =>
  ingredients.some((name) => SWEETENERS.has(name))

/**
 * Returns whether a dish may be on a card of these wishes, though none of them leaves it out. A sweetener and a
 * stand-in are served where they are asked for.
 */
export const belongsToWishes = (dish: Dish, wishes: DishWishes): boolean =>
  (!isSweetened(dish) || askForSweeteners(wishes)) && !isUnaskedStandIn(dish, wishes)

/** Does a card, or a section, serve breakfast? Then a dish of the morning may join it. */
export const servesMorning = (card: readonly Pick<Dish, 'name'>[]): boolean => card.some(isOfMorning)

/** A café cooks eggs and pours coffee all day. */
const CAFE: CuisineId = 15

/** Is a dish ordered at the time of a card? What is eaten at any hour always is. */
export const isOfItsMeal = (dish: Pick<Dish, 'name' | 'cuisineId'>, isMorning: boolean): boolean =>
  isMorning || dish.cuisineId === CAFE || !isOfMorning(dish)

/** May a dish join these on a card of which nobody said a wish? What belongs on few cards follows its own kind. */
export const joinsCard = (dish: Dish, card: readonly Dish[]): boolean =>
  (!isSweetened(dish) || card.some(isSweetened)) && isOfItsMeal(dish, servesMorning(card))
