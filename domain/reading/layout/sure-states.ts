import { isLabel } from '../../prices/words/labels.ts'
import { isOfDiets } from '../lines/diet-lines.ts'
import { isMenuWord } from '../lines/line.ts'
import type { LineFacts } from '../lines/line-facts.ts'
import { BY_THE_GLASS, OF_DRINKS } from '../words/line-words.ts'
import { isFee, isOfHouse } from '../words/notice-words.ts'
import { type LayoutState, layoutStates } from './states.ts'
import { statesOfExtras } from './states-of-extras.ts'
import { isName, isWhole } from './whole-lines.ts'

/** Lines that are enough to show a habit that no single line shows. */
const ENOUGH = 3

const isPriceAlone = ({ tail }: LineFacts): boolean =>
  tail.before === '' && tail.prices.length === 1 && tail.prices.every(({ label, size }) => !label && !size)

/** Where blocks of prices alone on their lines begin, and how many each has. */
function blocksOfPrices(lines: readonly LineFacts[]): { at: number; count: number }[] {
  const blocks: { at: number; count: number }[] = []
  for (const [at, facts] of lines.entries()) {
    if (!isPriceAlone(facts)) continue
    const last = blocks.at(-1)
    if (last && last.at + last.count === at) last.count += 1
    else blocks.push({ at, count: 1 })
  }
  return blocks
}

const isInCapitals = ({ text }: LineFacts): boolean =>
  /\p{Lu}{3}/u.test(text) && !/\p{Ll}{2}/u.test(text.split('(')[0] ?? '')

/**
 * Headings in capitals that have a price alone below them and none above: prices are above their dishes.
 * @returns the headings, none where the menu has them otherwise, too
 */
function headsAbovePrices(lines: readonly LineFacts[]): number[] {
  const heads = lines.flatMap((facts, at) => {
    const next = lines[at + 1]
    return isInCapitals(facts) && facts.tail.prices.length === 0 && next && isPriceAlone(next) ? [at] : []
  })
  const prices = lines.flatMap((facts, at) => (isPriceAlone(facts) ? [at] : []))
  const isUnpriced = (at: number): boolean => lines[at]?.tail.prices.length === 0
  const areAbove =
    heads.every((at) => at === 0 || isUnpriced(at - 1)) && prices.every((at) => isUnpriced(at + 1))
  return areAbove && heads.length >= ENOUGH && prices.length >= 2 * heads.length ? heads : []
}

/** Prices of sizes go up from one to the next; of a list of dishes they seldom do. */
function isRising(lines: readonly LineFacts[]): boolean {
  const amounts = lines.map(({ tail }) => tail.prices[0]?.amount ?? 0)
  return amounts.every((amount, at) => at === 0 || amount > (amounts[at - 1] ?? 0))
}

/** With the weight of the dish behind it or not: `1. 120 g Rezeň`. */
const NUMBER = /^(\d{1,3})(?:[.):]?\s+(?=[\p{L}*„"“])|[.):]\s+(?=\d{1,4}\s?(?:g|ml|ks)\s))/u

/** Numbered lines with a price that are enough to be a list, and the share of them that are one more than the one before. */
const LEAST_COUNTED = 5
const COUNTED_ON = 0.7

/** `1. Marinara 6,00`, `2. Margherita 7,00`: lines that count on, with a price each. */
function countedDishes(lines: readonly LineFacts[]): number[] {
  const counted = lines.flatMap(({ text, tail }, at) => {
    const number = tail.prices.length > 0 && tail.before !== '' ? NUMBER.exec(text)?.[1] : undefined
    return number === undefined ? [] : [{ at, number: Number(number) }]
  })
  // Each day and each section may begin with 1.
  const steps = counted.filter(
    ({ number }, at) => at > 0 && (number === 1 || number === (counted[at - 1]?.number ?? 0) + 1),
  )
  const areCounted = counted.length >= LEAST_COUNTED && steps.length >= (counted.length - 1) * COUNTED_ON
  return areCounted ? counted.map(({ at }) => at) : []
}

const OF_DIETS: readonly LayoutState[] = ['partN', 'partP', 'extras', 'legend', 'notice']

const isSaidOfDish = (facts: LineFacts | undefined): boolean =>
  facts !== undefined && facts.tail.prices.length === 0 && /^[(*]?\p{Ll}/u.test(facts.text)

/** `Double 15`, `Add bacon +2` below a dish with its price. */
const isOnTop = ({ tail }: LineFacts): boolean =>
  /\p{L}{2}/u.test(tail.before) && tail.prices.some(({ isEmpty }) => !isEmpty)

/** States of a line that doesn't go on below. */
const HEADINGS: ReadonlySet<LayoutState> = new Set(['name', 'title', 'section', 'sectionMore', 'subsection'])

/** States of a dish, but those whose price is on another line. */
const NOT_IN_ROW: ReadonlySet<LayoutState> = new Set(['itemN', 'partN', 'partQ', 'item0'])
const IN_ROW: readonly LayoutState[] = layoutStates.filter((state) => !NOT_IN_ROW.has(state))
const NO_HEAD_IN_ROW: readonly LayoutState[] = IN_ROW.filter((state) => !HEADINGS.has(state))

/** `Tasting Menu £135` above `Wine pairing £95` */
const SET_MENU = /(?<!\p{L})(?:men[uúùü]s?|tasting|dégustation|degustación|degustazione|formule)(?!\p{L})/iu

/**
 * Where lines with a name and a price follow each other without a blank line: none of them waits for its price. Where all
 * are in capitals, or none is, none heads the next one.
 */
function rowsOfDishes(lines: readonly LineFacts[]): (readonly [number, readonly LayoutState[]])[] {
  const rows: number[][] = []
  for (const [at, facts] of lines.entries()) {
    const last = rows.at(-1)
    const goesOn = last?.at(-1) === at - 1 && facts.gapAbove < 1
    if (!isWhole(facts) && !(goesOn && isOnTop(facts))) continue
    if (last && goesOn) last.push(at)
    // What is above goes on with this line.
    else if (!/,$/u.test(lines[at - 1]?.text ?? '')) rows.push([at])
  }
  return rows
    .filter(({ length }) => length >= ENOUGH)
    .flatMap((row) => {
      const dishes = row.filter((at) => lines.slice(at, at + 1).some(isWhole))
      const areAlike = new Set(dishes.map((at) => inCapitals(lines[at]))).size === 1
      const isAbove = (at: number) => !dishes.includes(at + 1) && (lines[at + 1]?.gapAbove ?? 1) < 1
      const mayHead = (at: number) =>
        !areAlike || isAbove(at) || lines[at]?.amounts !== 1 || SET_MENU.test(lines[at].tail.before)
      return dishes.map((at) => [at, mayHead(at) ? IN_ROW : NO_HEAD_IN_ROW] as const)
    })
}

/**
 * Words of headings above dishes with their prices: `Wine`, `Draft beer`, and `White` in any menu. Where other words are as
 * often above such lines, they're names, and what is below goes on with them.
 */
function headsOfDishes(lines: readonly LineFacts[]): number[] {
  const above = lines.flatMap(({ tail, headRuns }, at) => {
    const next = lines[at + 1]
    return at > 0 && tail.prices.length === 0 && headRuns < 2 && next && isWhole(next) ? [at] : []
  })
  const textOf = (at: number) => lines[at]?.text ?? ''
  const names = above.filter(
    (at) => /^[^\p{Ll},][^,\t]*$/u.test(textOf(at)) && !lines[at]?.isNotice && !lines[at]?.isContact,
  )
  const known = names.filter(
    (at) => lines[at]?.sectionWords === 1 && textOf(at).split(' ').length <= MOST_WORDS,
  )
  const areKnown = known.length * 2 >= names.length && names.length * 2 <= lines.filter(isWhole).length
  return [...(areKnown ? known : []), ...above.filter((at) => OF_DRINKS.test(textOf(at)))]
}

/** What a dish with a bare price isn't, where no price of the menu has a sign or cents. */
const REMARKS: ReadonlySet<LayoutState> = new Set(['name', 'title', 'note', 'notice', 'legend', 'contact'])

/** Words of such a dish; what is longer may be a sentence. */
const MOST_WORDS = 5

/** `Padron peppers 6.5`, `Scotch egg 7`: lines with bare prices, where all prices of the menu are bare. */
function bareDishes(lines: readonly LineFacts[]): number[] {
  if (lines.some(({ tail }) => tail.prices.some(({ kind, isWeak }) => kind === 'fixed' && !isWeak))) return []
  const dishes = lines.flatMap((facts, at) =>
    isWhole(facts) && facts.tail.before.split(' ').length <= MOST_WORDS ? [at] : [],
  )
  return dishes.length > 1 ? dishes : []
}

/** `Côte de boeuf to share – triple-cooked chips`: a name and what comes with it. */
const DESCRIBED = /^\p{Lu}[^\t–—]*\s[–—-]\s\p{Ll}/u

const NO_DISH: readonly LayoutState[] = layoutStates.filter((state) => !state.startsWith('item'))
const NO_HEADING: readonly LayoutState[] = layoutStates.filter((state) => !HEADINGS.has(state))

/** `Zwiebelrostbraten mit Röst-` above `kartoffeln`, `Roast pork, dumplings,` above `cabbage 14.90`: a line goes on below. */
const openLines = (lines: readonly LineFacts[]): number[] =>
  lines.flatMap(({ text, tail }, at) =>
    tail.prices.length === 0 && /\p{Ll}[,-]$/u.test(text) && lines[at + 1]?.gapAbove === 0 ? [at] : [],
  )

/** What is said of the dish above, or goes on with its name. */
const PARTS: ReadonlySet<LayoutState> = new Set(['partN', 'partP', 'partQ'])
const NO_PART: readonly LayoutState[] = layoutStates.filter((state) => !PARTS.has(state))

/** Dishes on one line each, of which one line more with nothing but a name is another one, and how many there are to one. */
const TO_ONE = 4

/** A name in capital letters, each word of it: `Gluten-free Base`, `Lobster Roll (seasonal)`. */
const isTitle = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  !/[,.;:]/u.test(text) &&
  text.replace(/\s*\([^()]*\)$/u, '').split(' ').length <= MOST_WORDS &&
  text
    .replace(/\s*\([^()]*\)$/u, '')
    .split(' ')
    .every((word) => word.length < 4 || /^\P{Ll}/u.test(word))

const inCapitals = (facts: LineFacts | undefined): boolean =>
  /\p{Lu}/u.test(facts?.text ?? '') && !/\p{Ll}/u.test(facts?.text ?? '')

/**
 * Lines without a price in blocks of whole dishes, of which no other one has a line below. Where headings are in capitals or
 * begin blocks they are dishes, and else they may be headings.
 */
function namesAmongDishes(lines: readonly LineFacts[]): (readonly [number, readonly LayoutState[]])[] {
  const blocks: number[][] = []
  for (const [at, { gapAbove, isOrnament }] of lines.entries()) {
    if (isOrnament) continue
    if (gapAbove > 0 || blocks.length === 0) blocks.push([])
    blocks.at(-1)?.push(at)
  }
  const isDish = (at: number) => lines.slice(at, at + 1).some(isWhole)
  const headed = blocks.filter((block) => block.length > 1 && !isDish(block[0] ?? 0) && block.some(isDish))
  return blocks.flatMap((block) => {
    const first = block.findIndex(isDish)
    const dishes = block.slice(first)
    const others = dishes.filter((at) => !isDish(at))
    if (first === -1 || others.length * (TO_ONE + 1) > dishes.length) return []
    const isHeaded = headed.includes(block) && (headed.length > 1 || inCapitals(lines[block[0] ?? 0]))
    const named = others.filter((at) => isTitle(lines[at]?.text ?? ''))
    const isName = (at: number) =>
      isHeaded && lines[at]?.sectionWords === 0 && !inCapitals(lines[at]) && isDish(at - 1)
    return [
      ...(named.some(isName) ? dishes.filter(isDish).map((at) => [at, ['itemP']] as const) : []),
      ...named.map((at) => [at, isName(at) ? (['item0'] as const) : NO_PART] as const),
    ]
  })
}

/** Share of the lines that have a name and its price, from which on a menu doesn't begin with a dish that has none. */
const ROWS = 0.3

/** `La Calaca` above `Tacos, tortas y antojitos`: the first line where neither it nor the next has a price, as dishes have. */
function firstOfRows(lines: readonly LineFacts[]): number[] {
  const rows = lines.filter(isWhole).length
  const areUnpriced = lines
    .slice(0, 2)
    .every(({ tail, isPriceFirst }) => tail.prices.length === 0 && !isPriceFirst)
  const isNamed = /^\p{Lu}/u.test(lines[0]?.text ?? '')
  return isNamed && areUnpriced && rows > ENOUGH && rows >= lines.length * ROWS ? [0] : []
}

/** `<h1>The Salt House</h1>` right above `<h2>Starters</h2>`: the one heading of the first level, at the top. */
function headOfPage(lines: readonly LineFacts[]): number[] {
  const levels = lines.map(({ line: { tag } }) => (tag?.kind === 'heading' ? tag.level : 0))
  const isAlone = levels.indexOf(1, 1) === -1 && (levels[1] ?? 0) > 1
  return levels[0] === 1 && isAlone && lines[0]?.sectionWords !== 1 ? [0] : []
}

/** Sizes with their prices right below a heading, for the names below: `half 14 / full 22`, `6 for 9, 12 for 16`. */
function sizesOfSections(lines: readonly LineFacts[]): (readonly [number, readonly LayoutState[]])[] {
  return lines.flatMap(({ tail, gapAbove }, at) => {
    const [head, next] = [lines[at - 1], lines[at + 1]]
    const areSizes = tail.before === '' && tail.prices.length > 1 && tail.prices.every(({ label }) => label)
    const isBelowHead =
      gapAbove === 0 && head !== undefined && (at === 1 || head.gapAbove > 0) && isName(head)
    if (!areSizes || !isBelowHead || !next || !isNameOfBlock(next)) return []
    const states: (readonly [number, readonly LayoutState[]])[] = [
      [at - 1, ['section', 'subsection']],
      [at, ['pricesS']],
    ]
    for (let below = at + 1; lines[below]?.gapAbove === 0; below += 1) {
      const facts = lines[below] as LineFacts
      if (isNameOfBlock(facts)) states.push([below, ['item0']])
      if (isWhole(facts)) states.push([below, ['itemP']])
    }
    return states
  })
}

const isNameOfBlock = (facts: LineFacts): boolean =>
  facts.gapAbove === 0 && facts.amounts === 0 && isName(facts)

/** Names with a dot between them, and nothing in small letters, as what is in a dish is. */
const isListOfNames = (text: string): boolean =>
  /\p{L}.*\s[·•](?:\s|$)/u.test(text) &&
  text.split(/\s[·•](?:\s|$)/u).every((name) => /^\p{Lu}|^$/u.test(name))

/** `Naan 3 · Garlic naan 4 · Roti 2.5`: dishes with a price each on one line. */
const pricedLists = (lines: readonly LineFacts[]): number[] =>
  lines.flatMap(({ text, amounts }, at) => {
    const parts = text.split(/\s[·•|]\s/u)
    const areDishes = parts.every((part) => {
      const name = PRICED_NAME.exec(part)?.[1]
      return name !== undefined && !isLabel(name) && !OF_ONE_DISH.test(name)
    })
    return parts.length >= ENOUGH && parts.length === amounts && areDishes ? [at] : []
  })
/** `Chicken 9.95 · Lamb 10.95` below a dish: what it is made with, and how many courses a menu has. */
const OF_ONE_DISH =
  /^(?:(?:king |tiger )?prawns?|shrimps?|chicken|lamb|beef|pork|duck|goat|tofu|paneer|veg(?:etables?|gies?)?|seafood|fish|steak|mixed)$|(?<!\p{L})courses?$/iu
const PRICED_NAME = /^(\p{Lu}[^\d\t(]*\p{L})\s\p{Sc}?\s?\d[\d.,]*(?:\s?\p{Sc})?$/u

/** `Fries · Creamed spinach ·`: where lists of names go on below. */
const wrappedLists = (lines: readonly LineFacts[]): number[] =>
  lines.flatMap(({ text }, at) => {
    const next = lines[at + 1]?.text ?? ''
    return /[·•]$/u.test(text) && isListOfNames(text) && isListOfNames(next) ? [at, at + 1] : []
  })

/**
 * What lines are by the form of several together, whatever else they look like: names that have as many prices in a
 * block below them, with one heading above at most, and lines that begin with a price where several do.
 * @returns by their places, the only states that they can have
 */
export function sureStates(lines: readonly LineFacts[]): Map<number, readonly LayoutState[]> {
  const sure = new Map<number, readonly LayoutState[]>([
    ...firstOfRows(lines).map((at) => [at, NO_DISH] as const),
    ...headOfPage(lines).map((at) => [at, ['name', 'title']] as const),
    ...openLines(lines).map((at) => [at, NO_HEADING] as const),
    ...rowsOfDishes(lines),
    ...namesAmongDishes(lines),
    ...sizesOfSections(lines),
  ])
  for (const [at, { text }] of lines.entries())
    if (isMenuWord(text))
      sure.set(
        at,
        layoutStates.filter((state) => state !== 'name'),
      )
  for (const at of bareDishes(lines))
    sure.set(
      at,
      (sure.get(at) ?? layoutStates).filter((state) => !REMARKS.has(state)),
    )
  for (const { at, count } of blocksOfPrices(lines)) {
    let first = at
    while (first > 0 && isName(lines[first - 1] as LineFacts)) first -= 1
    const names = at - first
    const isBlock = count >= ENOUGH && (names === count || names === count + 1)
    if (!isBlock || isRising(lines.slice(at, at + count))) continue
    for (let name = at - count; name < at; name += 1) sure.set(name, ['itemN'])
    if (names > count) sure.set(first, ['section', 'subsection'])
  }
  const heads = headsAbovePrices(lines)
  if (heads.length > 0)
    for (const [at, facts] of lines.entries()) if (isPriceAlone(facts)) sure.set(at, ['pre', 'pricesS'])
  for (const at of heads) sure.set(at, ['section', 'subsection'])
  for (const [at, facts] of lines.entries()) {
    if (isOfDiets(facts.text)) sure.set(at, OF_DIETS)
  }
  for (const at of [...wrappedLists(lines), ...pricedLists(lines)]) sure.set(at, ['items'])
  for (const [at, { tail, text }] of lines.entries()) {
    if (tail.prices.length > 0 && isFee(tail.before)) sure.set(at, ['notice'])
    if (tail.prices.length === 0 && isOfHouse(text)) sure.set(at, ['title', 'notice'])
    if (BY_THE_GLASS.test(text)) sure.set(at, ['title', 'section', 'subsection'])
    if (text.startsWith('※'))
      sure.set(at, tail.prices.length === 0 ? ['note', 'notice', 'legend'] : ['notice'])
    const next = lines[at + 1]
    const isPricedBelow = next?.tail.before === '' && next.tail.prices.length > 0 && next.gapAbove < 1
    if (isPricedBelow && DESCRIBED.test(text)) sure.set(at, NO_HEADING)
  }
  for (const [at, states] of statesOfExtras(lines)) sure.set(at, states)
  for (const at of headsOfDishes(lines)) sure.set(at, ['section', 'subsection'])
  const counted = countedDishes(lines)
  for (const [index, at] of counted.entries()) {
    sure.set(at, ['itemP'])
    // What goes on in small letters up to the next number is said of the dish.
    const next = counted[index + 1] ?? at
    for (let part = at + 1; part < next && isSaidOfDish(lines[part]); part += 1) sure.set(part, ['partP'])
  }
  // `$8 Members`, `$9 Visitors`: words that come again say for whom a price is.
  const wordsOf = (text: string) => text.replaceAll(/[^\p{L}]+/gu, ' ').trim()
  const times = Map.groupBy(lines, ({ text }) => wordsOf(text))
  const priceFirst = lines.flatMap(({ isPriceFirst, tail, text }, at) =>
    isPriceFirst && tail.prices.length === 0 && /\p{Lu}/u.test(text) && times.get(wordsOf(text))?.length === 1
      ? [at]
      : [],
  )
  if (priceFirst.length >= ENOUGH) for (const at of priceFirst) sure.set(at, ['itemP', 'items'])
  return sure
}
