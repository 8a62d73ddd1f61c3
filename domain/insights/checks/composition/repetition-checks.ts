import type { Dish } from '../../../catalogue/dish.ts'
import { findIngredient } from '../../../catalogue/ingredients/find-ingredient.ts'
import { areNearDuplicates } from '../../../catalogue/names.ts'
import type { Steps } from '../../../computing/steps.ts'
import { categoryOfCourse } from '../../../courses/course-of.ts'
import { namesPortion, wordsWithoutPortion } from '../../../courses/portion.ts'
import { STAPLES } from '../../../dishes/food/starch.ts'
import { claimsOf } from '../../../menu/claims/claims.ts'
import type { ItemPlace } from '../../../menu/editing/edits.ts'
import { diet } from '../../../reference/reference.ts'
import { foldName } from '../../../text/fold-name.ts'
import { isMoreOfSame } from '../../questions/prices/versions.ts'
import { optionsMeet } from '../../review/diet-standing.ts'
import { type DishPicker, dishForMenu, type Review } from '../../review/menu-review.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { amountOf, itemFindingId, type ReviewedItem } from '../../review/reviewed-item.ts'

/** As many dishes of one main ingredient, more than half of a section, are too much of it. */
const REPEATED_FROM = 3

/** Dishes that a guest would take for one another, and sections that turn around one ingredient. */
export function* checkRepetition(
  review: Review,
  picker: DishPicker,
): Steps<RecommendationOf<'duplicate' | 'near_duplicate' | 'main_ingredient_repeats'>[]> {
  const names = yield* checkNames(review, picker)
  return [...names, ...checkMainIngredients(review, picker)]
}

/** Tells whether a dish that replaces another keeps the diets that guests may come for. */
export function dietKeeper({ item, dish, isAsWritten }: ReviewedItem): (other: Dish) => boolean {
  const options = isAsWritten && dish ? dish.dietaryOptions : claimsOf(item).dietaryOptions
  const kept = [diet.vegetarian, diet.vegan].filter((option) => optionsMeet(options, option))
  return ({ dietaryOptions }) => kept.every((option) => optionsMeet(dietaryOptions, option))
}

/** A dish for the place of another, with its diets; undefined where there is none. */
function pickInstead(picker: DishPicker, reviewed: ReviewedItem, mainIngredient?: string) {
  const keepsDiets = dietKeeper(reviewed)
  return pickFor(reviewed, picker, (dish) => dish.ingredients[0] !== mainIngredient && keepsDiets(dish))
}

/** A dish of the same course, for the place of another. */
export function pickFor(
  { course }: ReviewedItem,
  picker: DishPicker,
  isWanted: (dish: Dish) => boolean,
): Dish | undefined {
  const categoryId = categoryOfCourse(course)
  return categoryId === undefined ? undefined : picker.pick(categoryId, isWanted)
}

/** Words of a name that add nothing to what a dish is. */
const FILLERS = new Set(
  'style our house homemade classic famous original fresh crispy casa maison haus nonna'.split(' '),
)

/** What another word of the name says already: wings are a chicken's. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  wings: ['chicken'],
  fries: ['french', 'potato'],
  burger: ['beef'],
  bacon: ['pork'],
  carbonara: ['spaghetti'],
}

/** Words of menus for one thing; what the lexicon of ingredients calls by one name is not repeated. */
const SAME: Readonly<Record<string, string>> = {
  gambas: 'shrimp',
  bangers: 'sausage',
  banger: 'sausage',
  moules: 'mussel',
  melanzane: 'eggplant',
  parmigiana: 'parmigiano reggiano',
  parm: 'parmigiano reggiano',
  fritti: 'fried',
  fritto: 'fried',
  frites: 'fries',
  hamburger: 'burger',
  beefburger: 'burger',
  barbecued: 'bbq',
  barbecue: 'bbq',
  barbeque: 'bbq',
  veggie: 'vegetable',
  vegetables: 'vegetable',
}

const oneWordFor = (word: string): string => SAME[word] ?? findIngredient(word) ?? word

/** The words by which two names are compared: without sizes, fillers and what goes without saying. */
function wordsOf(name: string): ReadonlySet<string> {
  const words = new Set([...wordsWithoutPortion(name)].map(oneWordFor))
  const implied = new Set([...words].flatMap((word) => IMPLIED[word] ?? []).map(oneWordFor))
  const telling = [...words].filter((word) => !FILLERS.has(word) && !implied.has(word))
  return new Set(telling.length > 0 ? telling : words)
}

/** A name without its spaces: `Cheese Cake` is a cheesecake. */
const lettersOf = ({ item }: ReviewedItem): string => foldName(item.name).replaceAll(' ', '')

/** Dishes that are compared with those before them in a step. */
const AT_ONCE = 50

function* checkNames(
  review: Review,
  picker: DishPicker,
): Steps<RecommendationOf<'duplicate' | 'near_duplicate'>[]> {
  const found: RecommendationOf<'duplicate' | 'near_duplicate'>[] = []
  const byWord = new Map<string, ReviewedItem[]>()
  const seen = new Set<string>()
  const words = new Map(review.items.map((item) => [item, wordsOf(item.item.name)]))
  for (const [at, reviewed] of review.items.entries()) {
    if (at % AT_ONCE === 0) yield
    const own = words.get(reviewed) ?? new Set<string>()
    const letters = lettersOf(reviewed)
    const keys = [...own, letters]
    const earlier = new Set(keys.flatMap((word) => byWord.get(word) ?? []))
    const twin = [...earlier].find(
      (other) =>
        (letters === lettersOf(other) || areNearDuplicates(own, words.get(other) ?? new Set())) &&
        !areOnPurpose(reviewed, other),
    )
    for (const word of new Set(keys)) byWord.set(word, [...(byWord.get(word) ?? []), reviewed])
    const finding = twin && twinFinding(reviewed, twin, review, picker)
    if (!finding || seen.has(finding.id)) continue
    seen.add(finding.id)
    found.push(finding)
  }
  return found
}

/**
 * One dish in two sizes, by the glass and by the bottle, at lunch and at dinner, large and for children: it
 * is there twice because its owner sells it twice.
 */
function areOnPurpose(a: ReviewedItem, b: ReviewedItem): boolean {
  const isSameName = foldName(a.item.name) === foldName(b.item.name)
  if (isSameName && (pricesIn(a) !== pricesIn(b) || isOtherWine(a, b))) return true
  // Wines of one grape are many wines, and a starter and a main course of one fish two dishes.
  if (!isSameName && (a.course === 'drink' || a.course !== b.course)) return true
  if (numbersIn(a) !== numbersIn(b) || a.course === 'set') return true
  if (!isSameName && isMoreOfSame(foldName(a.item.name), foldName(b.item.name))) return true
  // Crispy rolls and fresh rolls are two dishes.
  if (fillersIn(a) !== fillersIn(b) && fillersIn(a) !== '' && fillersIn(b) !== '') return true
  // Of two with the same words and price a size tells nothing apart.
  const isSameText = isSameName && foldName(a.item.description) === foldName(b.item.description)
  return [a, b].some(
    (one) => one.course === 'apart' || (!isSameText && namesSize(one)) || one.isOnMenuOfItsOwn,
  )
}

const fillersIn = ({ item }: ReviewedItem): string =>
  [...wordsWithoutPortion(item.name)].filter((word) => FILLERS.has(word)).join(' ')

/** Tacos of two meats and of three are two dishes. */
const numbersIn = ({ item: { name } }: ReviewedItem): string => (name.match(/\d+/g) ?? []).join(' ')

/** All that it costs, in one text: a glass of one wine may cost what a glass of the other does. */
const pricesIn = ({ item: { prices } }: ReviewedItem): string =>
  JSON.stringify(prices.map(({ kind, amount }) => [kind, amount]))

/** One name on a wine list may stand for several producers and years. */
const isOtherWine = ({ item: { wine: a } }: ReviewedItem, { item: { wine: b } }: ReviewedItem): boolean =>
  a?.producer !== b?.producer || a?.vintage !== b?.vintage

const namesSize = ({ item, isAsWritten }: ReviewedItem): boolean =>
  !isAsWritten && namesPortion(item.name, item.description)

function twinFinding(
  reviewed: ReviewedItem,
  twin: ReviewedItem,
  review: Review,
  picker: DishPicker,
): RecommendationOf<'duplicate' | 'near_duplicate'> {
  const { item, place, section } = reviewed
  const otherSectionName = twin.section.name
  const inPlace = review.items.filter((other) => isAt(place, other))
  const removal = (count: number) =>
    Array.from({ length: count }, () => ({ kind: 'remove-item' as const, place }))
  if (foldName(item.name) === foldName(twin.item.name)) {
    return {
      code: 'duplicate',
      id: itemFindingId('duplicate', reviewed),
      pointer: reviewed.pointer,
      params: { name: item.name, sectionName: section.name, otherSectionName },
      edits: removal(inPlace.length - (isAt(place, twin) ? 1 : 0)),
    }
  }
  const dish = pickInstead(picker, reviewed)
  const instead = dish && dishForMenu(review, dish)
  return {
    code: 'near_duplicate',
    id: itemFindingId('near_duplicate', reviewed),
    pointer: reviewed.pointer,
    params: {
      name: item.name,
      other: twin.item.name,
      otherSectionName,
      proposed: instead?.name ?? null,
      price: amountOf(item),
      newPrice: instead ? amountOf(instead) : null,
    },
    // Without another dish one of the two goes, if their owner says that they are one; at two prices it’s for them to say which.
    edits: instead
      ? [{ kind: 'replace-item', place, item: instead }]
      : pricesIn(reviewed) === pricesIn(twin)
        ? removal(inPlace.length)
        : [],
  }
}

const isAt = ({ sectionId, itemId }: ItemPlace, { place }: ReviewedItem): boolean =>
  place.sectionId === sectionId && place.itemId === itemId

function checkMainIngredients(
  review: Review,
  picker: DishPicker,
): RecommendationOf<'main_ingredient_repeats'>[] {
  if (!review.isKindKnown) return []
  return review.menu.sections.flatMap((section, index) => {
    const { id, name, items } = section
    const inside = review.items.filter((reviewed) => reviewed.section === section)
    const byMain = Map.groupBy(inside, ({ dish, course, isAsWritten }) =>
      dish && isAsWritten && course !== 'drink' && !STAPLES.has(dish.family)
        ? dish.ingredients[0]
        : undefined,
    )
    return [...byMain].flatMap(([ingredient, dishes]) => {
      const allowed = Math.max(Math.floor(items.length / 2), REPEATED_FROM - 1)
      if (ingredient === undefined || dishes.length <= allowed) return []
      const swaps = dishes.slice(allowed).flatMap((reviewed) => {
        const dish = pickInstead(picker, reviewed, ingredient)
        return dish ? [{ reviewed, item: dishForMenu(review, dish) }] : []
      })
      return [
        {
          code: 'main_ingredient_repeats' as const,
          id: `main_ingredient_repeats:${id}:${ingredient}`,
          pointer: `/sections/${index}`,
          params: {
            sectionName: name,
            ingredient,
            count: dishes.length,
            total: items.length,
            swaps: swaps.map(({ reviewed, item }) => ({
              name: reviewed.item.name,
              proposed: item.name,
              price: amountOf(reviewed.item),
              newPrice: amountOf(item),
            })),
          },
          edits: swaps.map(({ reviewed, item }) => ({
            kind: 'replace-item' as const,
            place: reviewed.place,
            item,
          })),
        },
      ]
    })
  })
}
