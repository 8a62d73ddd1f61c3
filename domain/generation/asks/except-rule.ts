import type { Dish } from '../../catalogue/dish.ts'
import { ingredientOf } from '../lookup/dish-words.ts'
import { formsOf, wordsOf } from '../lookup/word-forms.ts'
import { isOfSort } from '../sorts/section-sorts.ts'
import { brokenExclusion } from '../wishes/contents.ts'
import { ILLNESS } from '../wishes/cues.ts'
import { fitsWishes } from '../wishes/heeded.ts'
import { readWishes } from '../wishes/read-wishes.ts'
import { namesThing } from '../wishes/vocabulary.ts'
import { deniedIn, denies } from './clause-words.ts'
import { cookedSo } from './denial-rules.ts'
import { isKind } from './dish-phrases.ts'
import { type AskRule, folded, type Heard } from './heard.ts'
import { type AskContext, isWayOfEating, named } from './named.ts'
import { courseOf, type PartOfMenu } from './section-wishes.ts'

const EXCEPT =
  /^(.+?),? (?:except(?: for)?|excepting|besides|other than|apart from|save for|excluding|excepting|not counting|not including|unless it s|unless it is) (.+)$/

/** A denial with an exception, as it is written: it is read whole, not by the place that it ends with. */
export const hasException = (clause: string): boolean => EXCEPT.test(clause)

/** What goes before an exception, and the exception. */
export function exceptionIn(clause: string): readonly [whole: string, spared: string | undefined] {
  const [, whole = clause, spared] = EXCEPT.exec(clause) ?? []
  return [whole, spared]
}

/** A bound of prices with what may cost more: "the lamb may cost more", "with the lobster as an exception". */
const MAY_COST_MORE: readonly RegExp[] = [
  /^(.*\d.*?),?\s+(?:(?:but|and)\s+)*(only [^,\d]+?)\s+(?:above|over|beyond|higher|dearer|more)(?: (?:that|it))?$/i,
  /^(.*\d.*?),?\s+(?:(?:but|though|although|however|only|and)\s+)*([^,\d]+?)\s+(?:can|may|might|could|(?:is|are) allowed to)\s+(?:cost|be|go|run)\s+(?:a bit\s+)?(?:more|dearer|pricier|higher|above|over|costlier)(?: expensive| (?:that|it))?$/i,
  /^(.*\d.*?)\s+but (?:for )?((?:the|our|my) [^,\d]+?)$/i,
  /^(.*\d.*?),?\s+(?:(?:but|only|and)\s+)?((?:the|our) [^,\d]+?)\s+(?:may|can|might)(?: too)?$/i,
  /^(.*\d.*?),?\s+with\s+([^,\d]+?)\s+as (?:an|the|our) (?:only )?exception$/i,
  /^(.*\d.*?),?\s+([^,\d]+?)\s+(?:being (?:an|the|our) (?:only )?exception|excepted|excluded)$/i,
]

/** "No beef, but burgers are ok", "no nuts, almonds in desserts are fine": an exception, and no wish. */
const BUT_FINE =
  /^(.+?)(?:,?\s+(?:but|though|although|however)\s+|,\s*)([^,]+?)\s+(?:is|are)\s+(?:still\s+)?(?:ok|okay|fine|allowed|welcome|good|all ?right)$/i

/** A sentence with its exception said as one. */
export function asException(sentence: string): string {
  for (const pattern of MAY_COST_MORE) {
    const [, before, dearer = ''] = pattern.exec(sentence) ?? []
    if (before !== undefined) return `${before} except ${dearer.replace(/^only /i, '')}`
  }
  const [, before = '', spared = ''] = BUT_FINE.exec(sentence) ?? []
  const denied = deniedIn(folded(before.split(/,|\band\b/).at(-1) ?? ''))
  const isDenial = denied !== undefined && !/^(?:it|them|those)$/.test(denied)
  return isDenial && !ILLNESS.test(sentence) && !denies(folded(spared))
    ? `${before} except ${spared}`
    : sentence
}

const BUT =
  /^((?:.*\s)?(?:no|nothing|not any|without(?: any)?) .+?),? but (?:for )?(?!(?:no|not|some|more|less|plenty|lots|please|we|i|it|they|at|only|just|must|should|do|have|keep|serve|add|use|make|put|with|a lot|a few)\b)(.+)$/i

/** "No chicken but chicken wings": what is behind it is some of what is denied, and else something that is wanted. */
export function butAsException(sentence: string, asking: AskContext): string {
  const [, before = '', behind = ''] = BUT.exec(sentence) ?? []
  const denied = breaking(deniedIn(folded(before)) ?? '', asking)
  const spared = denied && named(folded(behind).replace(/^(?:the|our|one|two|an?) /, ''), asking)
  const own = [...(spared?.dishes ?? [])]
  const isOfIt = own.length > 0 && own.filter((dish) => denied?.(dish)).length * 2 >= own.length
  return isOfIt ? `${before} except ${behind}` : sentence
}

interface Placed {
  readonly what: string
  readonly place?: PartOfMenu
}

/** "Almonds in the desserts": what, and where; undefined where nobody can tell the place. */
function placed(text: string, asking: AskContext): Placed | undefined {
  const [, what = '', where = ''] =
    /^(.*?)(?:^|\s)(?:in|on|for|at|among|with|from|as)(?: (?:the|our|my|all|any|of))* (.+)$/.exec(text) ?? []
  if (where === '') return { what: text.replace(/ (?:anywhere|everywhere|at all)$/, '') }
  const place = placeCalled(where, asking)
  return place && { what: what.replace(/ (?:anywhere|everywhere|at all)$/, ''), place }
}

function placeCalled(name: string, asking: AskContext): PartOfMenu | undefined {
  const course = courseOf(name)
  if (course) return course
  if (/^(?:breakfast|brunch)(?: dishes)?$/.test(name))
    return { name, has: (dish) => isOfSort(dish, 'brunch') || isOfSort(dish, 'brunchSides') }
  const kind = isKind(name, asking) ? named(name, asking) : undefined
  return kind && { name, has: (dish) => kind.dishes.has(dish) }
}

/**
 * "No seafood except shrimp", "no nuts except almonds in the desserts", "no dairy in the mains except butter": what would be
 * denied for that alone is served, there. An allergy has no exception.
 */
export const exceptRule: AskRule = (clause, asking) => {
  const [, denial = '', exception = ''] = EXCEPT.exec(clause) ?? []
  const what = deniedIn(denial) ?? (isWayOfEating(denial) ? denial : undefined)
  if (what === undefined) return undefined
  const denied = placed(what, asking)
  if (!denied || !breaking(denied.what, asking)) return undefined
  return (
    (denied && exceptedFrom(denied, placed(exception, asking), asking)) ?? {
      understood: [],
      left: denial,
      remarks: [`We leave out all of “${what}”: the exception “${exception}” wasn’t understood.`],
    }
  )
}

function exceptedFrom(denied: Placed, spared: Placed | undefined, asking: AskContext): Heard | undefined {
  const isBroken = denied.what === '' ? undefined : breaking(denied.what, asking)
  const isSpared =
    isBroken &&
    spared &&
    (isWayOfEating(denied.what)
      ? calledSo(spared, asking)
      : sparing(spared, isBroken, isOfDishes(spared.what, denied.what), asking))
  if (!isBroken || !spared || !isSpared) return undefined
  const isDenied = (dish: Dish): boolean =>
    (denied.place?.has(dish) ?? true) &&
    isBroken(dish) &&
    !((spared.place?.has(dish) ?? true) && isSpared(dish))
  // Who leaves out nuts but for nuts has said nothing.
  if (!asking.catalogue.some(isDenied)) return undefined
  const says = `${inWords(denied)} except ${inWords(spared)}`
  if (!isWayOfEating(denied.what)) {
    // Who spares the fries sells them.
    const own = isOfDishes(spared.what, denied.what)
      ? (named(spared.what, asking)?.dishes ?? new Set<Dish>())
      : new Set<Dish>()
    const isOwn = (dish: Dish) => own.has(dish) && (spared.place?.has(dish) ?? true) && isBroken(dish)
    const sells = { what: spared.what, is: isOwn, atLeast: 1, isUnasked: true } as const
    const asks = [{ what: says, is: isDenied, atMost: 0 }, ...(own.size > 0 ? [sells] : [])]
    return { asks, understood: [`no ${says}`] }
  }
  const others = { what: `dish that isn’t ${says}`, is: isDenied, atMost: 0 }
  const counted = spared.what.split(/\s*,\s*(?:and )?|\s+and\s+/).filter((one) => COUNTED.test(one))
  // “The burger” is one of them.
  const isOne = counted.length === 0 && isOneDish(spared.what)
  const only = (isOne ? [`one ${spared.what}`] : counted)
    .map((one) => `exactly ${one.replace(/^an? /, 'one ')}`)
    .join('. ')
  return { asks: [others], understood: [says], ...(only !== '' && { left: only }) }
}

const inWords = ({ what, place }: Placed): string =>
  [what, place && `in ${place.name}`].filter(Boolean).join(' ')

type Test = (dish: Dish, without?: RegExp) => boolean

/** Is a dish what is denied, apart from these words of it? A food by its recipe, else a kind of dish. */
function breaking(what: string, asking: AskContext): Test | undefined {
  if (isWayOfEating(what)) {
    const wishes = { cuisineId: asking.cuisineId, dietaryOptions: [], notes: what }
    return (dish, words) => words === undefined && !fitsWishes(dish, wishes)
  }
  const isCooked = cookedSo(what)
  if (isCooked) return (dish, words) => isCooked(words ? { ...dish, ...lessened(dish, words) } : dish)
  const { exclusions, notUnderstood, diets } = readWishes(`no ${what}`)
  if (exclusions.length > 0 && notUnderstood.length + diets.length === 0)
    return (dish, words) => brokenExclusion(words ? lessened(dish, words) : dish, exclusions) !== undefined
  const kind = named(what, asking)
  return kind && kind.unread.length === 0 ? (dish) => kind.dishes.has(dish) : undefined
}

/** A dish without some words; what is mainly made of what goes with them is judged by the rest of its recipe, but for its stock. */
function lessened(dish: Dish, words: RegExp) {
  const { family, name, description } = dish
  const ingredients = dish.ingredients.filter((one) => one.replace(words, '') === one)
  if (ingredients[0] === dish.ingredients[0])
    return { family, name: name.replace(words, ''), description: description.replace(words, ''), ingredients }
  return { ingredients: ingredients.filter((one) => !/\b(?:stock|broth)$/.test(one)) }
}

/** Matches each of a list as it is called, in any number: "chicken wings" are no chicken. */
function phrasesOf(what: string): RegExp {
  const phrases = what.split(/\s*,\s*(?:and\s+)?|\s+(?:and|or)\s+/).flatMap((item) => {
    const words = wordsOf(item)
    const own = formsOf(words.at(-1) ?? '').map((last) => [...words.slice(0, -1), last].join(' '))
    return [...own, ingredientOf(words) ?? []].flat()
  })
  return new RegExp(`\\b(?:${phrases.join('|')})(?:e?s)?\\b`, 'gi')
}

/** "No beef except burgers", "no alcohol except wine": the dishes themselves, whatever they are made of. */
const isOfDishes = (what: string, denied: string): boolean =>
  what !== '' &&
  (cookedSo(denied) !== undefined ||
    (ingredientOf(wordsOf(what)) === undefined && !namesThing(wordsOf(what))))

/** Does it name one dish, and no food? */
const isOneDish = (what: string): boolean =>
  what !== '' &&
  !/s$|,| and /.test(what) &&
  ingredientOf(wordsOf(what)) === undefined &&
  !namesThing(wordsOf(what))

const COUNTED = /^(?:one|an?|two|three) /

/** A way of eating spares dishes by their names alone. */
function calledSo({ what }: Placed, asking: AskContext): ((dish: Dish) => boolean) | undefined {
  const spared = named(what.replace(COUNTED, ''), asking)
  return spared && spared.unread.length === 0 ? (dish) => spared.dishes.has(dish) : undefined
}

function sparing(
  { what }: Placed,
  isBroken: Test,
  areDishes: boolean,
  asking: AskContext,
): ((dish: Dish) => boolean) | undefined {
  if (what === '') return () => true
  const spared = named(what, asking)
  if (!spared || spared.unread.length > 0) return undefined
  const words = phrasesOf(what)
  return (dish) => {
    if (areDishes && spared.dishes.has(dish)) return true
    const { ingredients } = lessened(dish, words)
    if (ingredients.length === dish.ingredients.length)
      return spared.dishes.has(dish) && !isBroken(dish, words)
    return !isBroken(dish, words)
  }
}
