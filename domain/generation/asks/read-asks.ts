import type { Dish } from '../../catalogue/dish.ts'
import { isHead } from '../lookup/is-head.ts'
import { isFiller } from '../lookup/read-name.ts'
import { isAdjective } from '../lookup/term-index.ts'
import { HARMS, IF, ILLNESS, isLastWord } from '../wishes/cues.ts'
import { inEnglish } from '../wishes/in-english.ts'
import { plainText } from '../wishes/plain-text.ts'
import { readWishes } from '../wishes/read-wishes.ts'
import { namesThing } from '../wishes/vocabulary.ts'
import type { Ask, Asks } from './ask.ts'
import { AFTER, BEFORE, bare, denies } from './clause-words.ts'
import { fewerRule, moreRule, onlyRule, optionsRule, quantifiedRule } from './count-rules.ts'
import {
  avoidanceRule,
  cookedWithRule,
  equipmentRule,
  insteadRule,
  noneRule,
  rawRule,
} from './denial-rules.ts'
import { isCourse, isDish, isKind } from './dish-phrases.ts'
import { doubtedIn } from './doubted.ts'
import { asException, butAsException, exceptRule, hasException } from './except-rule.ts'
import { type AskRule, askedFor, folded, GUESTS, type Heard, joined, listed, nameOf } from './heard.ts'
import { houseRule, houseWithRule, kitchenRule, placeRule } from './house-rules.ts'
import { type AskContext, isWayOfEating, named } from './named.ts'
import { AROUND_DAY, COUNT_OR_DATE, dayIn, listsOf, wayOf } from './occasions.ts'
import { countedPriceRule, limitsOf, priceRule, settingRule } from './price-rules.ts'
import { countedParts, headOf, quantityIn, withNoun } from './quantities.ts'
import { withKind, withSameNoun } from './same-noun.ts'
import { seasonRule } from './season-words.ts'
import { headingOf, heardOf, type PlacedWish, partedByPlaces, placeIn } from './section-wishes.ts'
import { stockRule, withReferents } from './stock-rule.ts'

/**
 * Reads what a text asks to be on a menu: dishes and kinds of dishes by name, numbers and shares of them, a kind of
 * restaurant, a day, what the kitchen cannot do. Denials and ways of eating are no part of it: `wishes/` reads those.
 */
export function readAsks(notes: string | undefined, context: AskContext): Asks {
  const text = plainText(notes ?? '')
  const isDoubtedHere = doubtedIn(text)
  const isDoubted = (what: string) => isDoubtedHere(what) || context.isDoubted?.(what) === true
  const asking = { ...context, isDoubted, isIll: ILLNESS.test(text) || HARMS.test(text) }
  const left: string[] = []
  const heard: (Heard & Pick<Asks, 'ofSections'>)[] = []
  const clauses: string[] = []
  const { sections = [], ...ofMenu } = asking
  const sentences = sentencesOf(text).map((one) => (asking.isIll ? one : butAsException(one, asking)))
  for (const said of sentences.flatMap((one) => partedByPlaces(one, sections))) {
    const sentence = withKind(said, asking)
    const heading = headingOf(sentence, sections)
    for (const clause of counted(withSameNoun(clausesOf(heading?.wish ?? sentence), asking), asking)) {
      const placed = heading ? { ...heading, wish: clause } : placeOf(clause, sections)
      const isPlaced = placed && placed.wish !== '' && !ILLNESS.test(clause)
      const found = isPlaced ? heardOf(placed.place, readAsks(placed.wish, ofMenu)) : undefined
      if (found) heard.push(found)
      else clauses.push(clause)
    }
  }
  const isUnderstood = (clause: string) =>
    stockRule(folded(clause), asking) === undefined &&
    (readByRules(folded(clause), asking) !== undefined || readWishes(clause).understood.length > 0)
  clauses.splice(0, clauses.length, ...withReferents(clauses, isUnderstood))
  // What a rule leaves of a clause is read again, by all rules.
  for (let round = 0; clauses.length > 0; round += 1) {
    const clause = clauses.shift() ?? ''
    const found = readByRules(folded(clause), asking) ?? readByParts(clause, asking)
    if (found) heard.push(found)
    const rest = found ? (found.left ?? '') : clause
    if (rest === '') continue
    if (rest !== clause && round < MOST_ROUNDS) clauses.unshift(...rest.split('. '))
    else left.push(rest)
  }
  const house = heard.find((one) => one.house !== undefined)?.house
  return {
    asks: heard.flatMap(({ asks = [] }) => asks),
    ...(house !== undefined && { house }),
    rest: left.join('. ') || undefined,
    understood: [...new Set(heard.flatMap(({ understood }) => understood))],
    ofSections: heard.flatMap(({ ofSections = [] }) => ofSections),
    remarks: [
      ...readInEnglish(notes),
      ...readAsDollars(notes, heard),
      ...heard.flatMap(({ remarks = [] }) => remarks),
    ],
  }
}

/** How a wish in another language was read. */
function readInEnglish(notes = ''): string[] {
  const english = inEnglish(notes)
  return english === notes ? [] : [`We read your requests as “${english.trim()}”.`]
}

/** An amount in another currency. */
const AMOUNT = /[€£¥]\s?\d+(?:[.,]\d+)*|\d[\d.,]*\s?(?:[€£¥]|(?:euros?|eur|gbp|pounds sterling|quid|yen)\b)/i

/** That prices are bounded in dollars, where an owner wrote another currency. */
function readAsDollars(notes = '', heard: readonly Heard[]): string[] {
  const [amount] = AMOUNT.exec(notes) ?? []
  const isOfPrice = heard.some(({ asks = [] }) => asks.some((ask) => ask.isOfPrice))
  return amount !== undefined && isOfPrice
    ? [`“${amount.trim()}” was taken for US dollars: our catalog’s prices are in dollars.`]
    : []
}

const placeOf = (clause: string, sections: readonly string[]): PlacedWish | undefined =>
  hasException(folded(clause)) || limitsOf(folded(clause)).length > 1 ? undefined : placeIn(clause, sections)

/** What is left is read again so often, at most. */
const MOST_ROUNDS = 200

const readByRules = (clause: string, asking: AskContext): Heard | undefined =>
  IF.test(clause)
    ? undefined
    : rules.reduce<Heard | undefined>((one, rule) => one ?? rule(clause, asking), undefined)

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
  const [phrase = '', another] = listed(text, asking)
  if (another !== undefined || denies(text)) return undefined
  const words = phrase.split(' ')
  const others = words.filter((word) => !isWayOfEating(word))
  const isDishOfAWay = others.length < words.length && isDish(others.join(' '), asking)
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

/** "No aubergine; tomatoes; peppers" is one list. */
const listsJoined = (notes: string): string =>
  notes.replaceAll(/;\s*([^.;!?\n]+)/g, (all, next: string) =>
    namesThing(folded(next).split(' ')) ? `, ${next}` : all,
  )

const sentencesOf = (notes: string): string[] => {
  const sentences: string[] = []
  for (const part of listsJoined(notes.replaceAll(/\((e?s)\)/g, '$1')).split(/(?:[;!?\n]|\.(?!\d))+/)) {
    const sentence = asException(part.trim())
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
    /(?<!\b(?:allerg\w*|intoleran\w*|avoid|without|exclude|no|not|diets?|free|out|restrictions?|list))\s*:\s+(?!(?:at least|at most|exactly|only)?\s*(?:one|two|three|four|five|six|\d)\b)|(?<!\b(?:anything|everything|all|any))(?:,\s*|\s+)but\s+|\s*[,–—-]\s*(?=(?:so |please )*(?:take|leave|get|keep|use|drop|skip|cut|lose|remove|ditch|scrap|serve|cook|feature|put|go (?:easy|light)|make the most)\s+(?:on |of |lots of |plenty of )?(?:it|them|those|that)\b)|,\s*(?=(?:and\s+)?(?:no|none (?:over|above|under|below|more)|not|without|nothing|mild|please(?=\s+\w)|never|avoid|at most(?= \w+ \w)|less|fewer|little|not (?:so|too) (?:much|many)|more|(?:go )?(?:easy|light|heavy) on|must|should|include|add|do|have|serve|make|put|use|offer|give|everything under|we (?:need|want|are|re)|two|three|four|five|six)\b)|,\s*(?=[^,]+\s(?:(?:is|are)\s)?(?:ok|okay|fine|welcome|yes|allowed)$)|,\s*(?=so (?:just|only|no|nothing|use|leave|please)\b)|\s+and\s+(?=(?:it|they) (?:must|should|can|may|is|are|do|does|has|have)(?:n[’']t)?\b)|,\s*(?=(?:it[’']?s|it is|because|since)\b(?![^,]*(?:allerg|intoler|c(?:o)?eliac)))|\s+and\s+(?=(?:(?:a (?:bit|lot|little)|much|way|far) (?:less|fewer|more)|no|never|without|at least|at most|more|less|fewer|plenty of|go easy|go light|easy on|light on)\b)/i,
  )
  for (const part of parts) {
    const clause = part.trim().replace(/^and\s+/i, '')
    const before = clauses.at(-1)
    if (before !== undefined && isLastWord(clause)) clauses.splice(-1, 1, `${before} ${clause}`)
    else if (clause !== '') clauses.push(clause)
  }
  return clauses
}

/** Each part that counts, with the noun of the one before: "three pizzas, one of them without cheese". */
function counted(clauses: readonly string[], asking: AskContext): readonly string[] {
  let noun: string | undefined
  return clauses.flatMap((clause) => {
    if (ILLNESS.test(clause)) return [clause]
    const parts = countedParts(clause)
    // "Gluten-free cakes: at least two" is one count.
    const [first = '', second = ''] = parts.map(folded)
    if (parts.length === 2 && quantityIn(second)?.what === '' && !quantityIn(first))
      return [`${second} ${first}`]
    return parts.map((part) => {
      const whole = withNoun(folded(part), noun)
      const head = headOf(quantityIn(whole)?.what ?? whole)
      const isNoun = isKind(head, asking) || isCourse(head, asking)
      if (isNoun && !isAdjective([head])) noun = head
      return whole === folded(part) ? part : whole
    })
  })
}

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
    if (asking.isDoubted?.(names)) return []
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

/** What a menu is asked to be is more than each second dish of it is by chance. */
const MORE_SO = 0.6

/** Guests, who aren't a dish. */
const EATERS = /^(?:kids?|child(?:ren)?|guests?|people|ladies|toddlers?|seniors|families|tourists)$/

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
  // "We are dry" speaks of the house; "keep it cold" of no one dish.
  if (/^(?:we|they) (?:are|re) \S+$/.test(text)) return undefined
  const isHow = (item: string) => item.split(' ').every((word) => isAdjective([word]) || isFiller(word))
  if (items.length > 0 && items.every(isHow)) {
    const adjectives = items.flatMap((item) => item.split(' ').filter((word) => isAdjective([word])))
    return adjectives.length === 0 ? undefined : askedFor(adjectives, asking, { part: MORE_SO })
  }
  if (items.some((item) => EATERS.test(item))) return undefined
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
  seasonRule,
  houseRule,
  houseWithRule,
  kitchenRule,
  placeRule,
  occasionRule,
  countedPriceRule,
  priceRule,
  exceptRule,
  cookedWithRule,
  insteadRule,
  equipmentRule,
  optionsRule,
  quantifiedRule,
  rawRule,
  noneRule,
  onlyRule,
  moreRule,
  fewerRule,
  mustRule,
  dishOfAWay,
  stockRule,
]
