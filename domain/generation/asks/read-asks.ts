import type { Dish } from '../../catalogue/dish.ts'
import { isHead } from '../lookup/is-head.ts'
import { ILLNESS, isLastWord } from '../wishes/cues.ts'
import { inEnglish } from '../wishes/in-english.ts'
import { plainText } from '../wishes/plain-text.ts'
import { readWishes } from '../wishes/read-wishes.ts'
import { namesThing } from '../wishes/vocabulary.ts'
import type { Ask, Asks } from './ask.ts'
import { AFTER, BEFORE, bare, deniedIn, denies } from './clause-words.ts'
import { countRule, moreRule, onlyRule, optionsRule, partRule } from './count-rules.ts'
import { avoidanceRule, equipmentRule, insteadRule, noneRule } from './denial-rules.ts'
import { isDish } from './dish-phrases.ts'
import { doubtedIn } from './doubted.ts'
import { exceptRule, hasException } from './except-rule.ts'
import {
  type AskContext,
  type AskRule,
  askedFor,
  folded,
  GUESTS,
  type Heard,
  isWayOfEating,
  joined,
  listed,
  named,
  nameOf,
} from './heard.ts'
import { houseRule, houseWithRule, kitchenRule, placeRule } from './house-rules.ts'
import { COUNT_OR_DATE, dayIn, listsOf, wayOf } from './occasions.ts'
import { limitsOf, priceRule, settingRule } from './price-rules.ts'
import { headingOf, heardOf, type PlacedWish, partedByPlaces, placeIn } from './section-wishes.ts'

/**
 * Reads what a text asks to be on a menu: dishes and kinds of dishes by name, numbers and shares of them, a kind of
 * restaurant, a day, what the kitchen cannot do. Denials and ways of eating are no part of it: `wishes/` reads those.
 */
export function readAsks(notes: string | undefined, context: AskContext): Asks {
  const text = plainText(notes ?? '')
  const isDoubtedHere = doubtedIn(text)
  const isDoubted = (what: string) => isDoubtedHere(what) || context.isDoubted?.(what) === true
  const asking = { ...context, isDoubted }
  const left: string[] = []
  const heard: (Heard & Pick<Asks, 'ofSections'>)[] = []
  const clauses: string[] = []
  const { sections = [], ...ofMenu } = asking
  for (const sentence of sentencesOf(text).flatMap((one) => partedByPlaces(one, sections))) {
    const heading = headingOf(sentence, sections)
    for (const clause of clausesOf(heading?.wish ?? sentence)) {
      const placed = heading ? { ...heading, wish: clause } : placeOf(clause, sections)
      const isPlaced = placed && placed.wish !== '' && !ILLNESS.test(clause)
      const found = isPlaced ? heardOf(placed.place, readAsks(placed.wish, ofMenu)) : undefined
      if (found) heard.push(found)
      else clauses.push(clause)
    }
  }
  // What a rule leaves of a clause is read again, by all rules.
  for (let round = 0; clauses.length > 0; round += 1) {
    const clause = clauses.shift() ?? ''
    const found = readByRules(folded(clause), asking) ?? readByParts(clause, asking)
    if (found) heard.push(found)
    const rest = found ? (found.left ?? '') : clause
    if (rest === '') continue
    if (rest !== clause && round < MOST_ROUNDS) clauses.unshift(rest)
    else left.push(rest)
  }
  const house = heard.find((one) => one.house !== undefined)?.house
  return {
    asks: heard.flatMap(({ asks = [] }) => asks),
    ...(house !== undefined && { house }),
    rest: left.join('. ') || undefined,
    understood: [...new Set(heard.flatMap(({ understood }) => understood))],
    ofSections: heard.flatMap(({ ofSections = [] }) => ofSections),
    remarks: [...readInEnglish(notes), ...heard.flatMap(({ remarks = [] }) => remarks)],
  }
}

/** How a wish in another language was read. */
function readInEnglish(notes = ''): string[] {
  const english = inEnglish(notes)
  return english === notes ? [] : [`We read your requests as “${english.trim()}”.`]
}

const placeOf = (clause: string, sections: readonly string[]): PlacedWish | undefined =>
  hasException(folded(clause)) || limitsOf(folded(clause)).length > 1 ? undefined : placeIn(clause, sections)

/** What is left is read again so often, at most. */
const MOST_ROUNDS = 200

const readByRules = (clause: string, asking: AskContext): Heard | undefined =>
  rules.reduce<Heard | undefined>((one, rule) => one ?? rule(clause, asking), undefined)

/**
 * A list of several wishes, each part read alone: "butter chicken, nut free". What a denial takes with it stays with it,
 * and a word that asks ("we need") asks for what follows, too.
 */
function readByParts(clause: string, asking: AskContext): Heard | undefined {
  const { notUnderstood } = readWishes(clause)
  const heard: Heard[] = []
  const left: string[] = []
  let cue = ''
  for (const part of clause.split(/\s*,\s*(?:and\s+)?/).filter(Boolean)) {
    const text = folded(part)
    const isFree = notUnderstood.some((quote) => quote.includes(part))
    const found = isFree
      ? readPart(text, denies(text) ? '' : cue, asking)
      : denies(text)
        ? undefined
        : (optionsRule(text, asking) ?? dishOfAWay(text, asking))
    cue = denies(text) ? '' : (BEFORE.exec(text)?.[0] ?? cue)
    if (!found) {
      left.push(part)
      continue
    }
    heard.push(found)
    if (found.left) left.push(found.left)
  }
  if (heard.length === 0) return undefined
  const house = heard.find((one) => one.house !== undefined)?.house
  return { ...joined(heard), ...(house !== undefined && { house }), left: left.join(', ') }
}

/** "GF muffins", "vegan pasta too": a dish, and no way of eating of the whole menu. */
function dishOfAWay(text: string, asking: AskContext): Heard | undefined {
  const [phrase = ''] = listed(text, asking)
  const words = phrase.split(' ')
  const others = words.filter((word) => !isWayOfEating(word))
  const isDishOfAWay =
    others.length < words.length && isDish(others.join(' '), asking) && isDish(phrase, asking)
  return isDishOfAWay ? askedFor([phrase], asking, { atLeast: 1 }) : undefined
}

/** A part of a list, else what is linked in it: next to a dish that is wanted, mushrooms are wanted. */
function readPart(text: string, cue: string, asking: AskContext): Heard | undefined {
  const whole = readByRules(text, asking) ?? readByRules(`${cue}${text}`, asking)
  const parts = listed(text, asking)
  if (whole || parts.length < 2) return whole
  const alone = parts.map((part) => readByRules(part, asking))
  if (alone.every((one) => one === undefined)) return undefined
  const all = alone.map((one, at) => one ?? readByRules(`must have ${parts[at]}`, asking))
  const unheard = parts.filter((_, at) => all[at] === undefined)
  if (unheard.some((part) => part.split(' ').length > 2)) return undefined
  const left = unheard.join(' and ')
  return { ...joined(all), ...(left !== '' && { left }) }
}

/** "No beef, but burgers are ok", "no nuts, almonds in desserts are fine": an exception, and no wish. */
const BUT_FINE =
  /^(.+?)(?:,?\s+(?:but|though|although|however)\s+|,\s*)([^,]+?)\s+(?:is|are)\s+(?:still\s+)?(?:ok|okay|fine|allowed|welcome|good|all ?right)$/i

const withException = (sentence: string): string => {
  const [, before = '', spared = ''] = BUT_FINE.exec(sentence) ?? []
  const isDenial = deniedIn(folded(before.split(/,|\band\b/).at(-1) ?? '')) !== undefined
  return isDenial && !ILLNESS.test(sentence) && !denies(folded(spared))
    ? `${before} except ${spared}`
    : sentence
}

/** "No aubergine; tomatoes; peppers" is one list. */
const listsJoined = (notes: string): string =>
  notes.replaceAll(/;\s*([^.;!?\n]+)/g, (all, next: string) =>
    namesThing(folded(next).split(' ')) ? `, ${next}` : all,
  )

const sentencesOf = (notes: string): string[] => {
  const sentences: string[] = []
  for (const part of listsJoined(notes.replaceAll(/\((e?s)\)/g, '$1')).split(/(?:[;!?\n]|\.(?!\d))+/)) {
    const sentence = withException(part.trim())
    const before = sentences.at(-1)
    if (before !== undefined && isLastWord(sentence)) sentences.splice(-1, 1, `${before} ${sentence}`)
    else if (sentence !== '') sentences.push(sentence)
  }
  return sentences
}

/** Parts of a sentence that are one wish each: what "but" or a denial begins. */
function clausesOf(sentence: string): string[] {
  const clauses: string[] = []
  const parts = sentence.split(
    /(?<!\b(?:allerg\w*|intoleran\w*|avoid|without|exclude|no|not|diets?|free|out|restrictions?|list))\s*:\s+|(?<!\b(?:anything|everything|all|any))(?:,\s*|\s+)but\s+|,\s*(?=(?:and\s+)?(?:no|not|without|nothing|never|avoid|less|fewer|little|not (?:so|too) (?:much|many)|more|(?:go )?(?:easy|light|heavy) on|must|should|include|add|do|have|serve|make|put|use|offer|give|everything under|we (?:need|want)|two|three|four|five|six)\b)|,\s*(?=[^,]+\s(?:(?:is|are)\s)?(?:ok|okay|fine|welcome|yes|allowed)$)|\s+and\s+(?=(?:(?:a (?:bit|lot|little)|much|way|far) (?:less|fewer|more)|no|without|at least|at most|more|less|fewer|plenty of|go easy|go light|easy on|light on)\b)/i,
  )
  for (const part of parts) {
    const clause = part.trim().replace(/^and\s+/i, '')
    const before = clauses.at(-1)
    if (before !== undefined && isLastWord(clause)) clauses.splice(-1, 1, `${before} ${clause}`)
    else if (clause !== '') clauses.push(clause)
  }
  return clauses
}

/** Words around a day that say nothing more of the menu. */
const AROUND_DAY =
  /\b(?:dinner|lunch|brunch|breakfast|supper|meal|menu|card|feast|party|parties|banquet|celebration|specials?|eve|day|night|the|an?|our|for|on|with|all|trimmings|please|famil(?:y|ies)|friends|couples|everyone)\b/g

const occasionRule: AskRule = (clause, asking) => {
  const found = dayIn(clause.replaceAll(',', ' '))
  const parts = clause.split(', ')
  const part = parts.find((one) => ` ${one} `.includes(` ${found?.written} `))
  if (!found || part === undefined || denies(part)) return undefined
  const { day, written } = found
  const once = ` ${part} `.replace(` ${written} `, '  ')
  const second = dayIn(once.trim())
  const around = (second ? once.replace(` ${second.written} `, '  ') : once)
    .replaceAll(COUNT_OR_DATE, ' ')
    .trim()
  // "For vegan guests" is one, "for dinner" is none.
  const more = around.replace(AROUND_DAY, ' ').trim() === '' ? '' : around
  const left = [wayOf(day), ...parts.map((one) => (one === part ? more : one))].filter(Boolean)
  const asks = listsOf(day).flatMap((names): Ask[] => {
    const dishes = names
      .split(', ')
      .reduce<ReadonlySet<Dish>>((all, one) => all.union(named(one, asking)?.dishes ?? new Set()), new Set())
    return dishes.size === 0
      ? []
      : [{ what: names.replace(/, (?=[^,]*$)/, ' or '), is: (dish) => dishes.has(dish), atLeast: 1 }]
  })
  const heard =
    asks.length === 0
      ? { understood: [], remarks: [`Our ${nameOf(asking.cuisineId)} catalog has no dishes of that day.`] }
      : { asks, understood: [`${day}: ${asks.map(({ what }) => what).join(', ')}`] }
  return { ...heard, left: left.join(', ') }
}

/** "For 40 guests", "Feb 14": heard, and nothing to do. */
const countOrDateRule: AskRule = (clause) => {
  const left = clause
    .replaceAll(COUNT_OR_DATE, '')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/,\s*,/g, ',')
  if (left === clause) return undefined
  return { understood: [], ...(left !== '' && { left }) }
}

/** "Don't forget the naan", "we can't do without mac and cheese": what a denial denies is that it could be missing. */
const NOT_WITHOUT =
  /\b(?:you )?(?:don t|do not|can t|cannot|can not|mustn t|must not|never|not) (?:you )?(?:ever )?(?:forget|leave out|skip|drop|cut|omit|lose|remove)\b|\b(?:can t|cannot|can not|couldn t|won t|never) (?:do|be|live|go|open|manage) without\b|\b(?:no menu|not) without\b/

const mustRule: AskRule = (clause, asking) => {
  const text = clause
    .replace(NOT_WITHOUT, '')
    .trim()
    .replace(/^(?:the|our|a) /, '')
  if (denies(text) || isWayOfEating(text)) return undefined
  const asked = text.replace(BEFORE, '')
  const list = bare(asked.replace(AFTER, ''))
  const isCued = NOT_WITHOUT.test(clause) || asked !== text || list !== bare(asked)
  const items = listed(list.replace(/ course$/, '').replace(/ with the /, ', '), asking)
  // "Guests are vegetarian" speaks of the whole menu.
  if (GUESTS.test(clause) && items.some(isWayOfEating)) return undefined
  if (!isCued && !items.every((item) => isDish(item, asking) && isHead(item, asking.catalogue)))
    return undefined
  return askedFor(items, asking, { atLeast: 1 })
}

const rules: readonly AskRule[] = [
  avoidanceRule,
  settingRule,
  countOrDateRule,
  houseRule,
  houseWithRule,
  kitchenRule,
  placeRule,
  occasionRule,
  exceptRule,
  insteadRule,
  equipmentRule,
  priceRule,
  noneRule,
  optionsRule,
  partRule,
  onlyRule,
  moreRule,
  countRule,
  mustRule,
]
