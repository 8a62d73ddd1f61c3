import { findItem, type ItemPlace } from '../../menu/editing/edits.ts'
import { headsAbove } from '../../menu/model/check-menu.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { leadPrice } from '../../menu/prices/lead-price.ts'
import { foldText } from '../../text/fold-name.ts'
import { counted } from '../../text/listed.ts'
import { MONEY, readMoney } from '../words/amounts.ts'
import { isPlural, singular, wordsIn } from '../words/plain-words.ts'
import { dishesCalled, dishesOfName, type NamedDish } from './named-dishes.ts'
import { placesIn, sectionsCalled } from './named-sections.ts'
import { type ReadTarget, samePlace, type Target } from './target.ts'

const WHOLE =
  /^(?:(?:all|every|the|our|my|of|whole|entire|full)\s+)*(?:everything|all|menu|whole menu|prices?|items?|dish(?:es)?|things?)(?:\s+(?:on|of|in)\s+(?:the|my|our)\s+(?:whole\s+)?menu)?$/iu
const EXCEPT =
  /^(.+?)[,;]?\s+(?:(?:but|and)\s+)?(?:except(?:\s+for)?|but(?:\s+not)?|without|excluding|apart from|aside from|other than|besides|not|minus)\s+(.+)$/iu
const BEFORE_NAME = /^(?:(?:the|our|my|all|of|every|each|both|whole|entire|any|prices?|cost|for)\s+)+/iu
const AFTER_NAME =
  /(?:['’]s)?(?:\s+(?:prices?|dish(?:es)?|sections?|items?|courses?|list|category|on the menu))+$/iu
const QUOTED = /^["“”«](.+?)["“”»](?:\s+in\s+["“”«](.+?)["“”»])?$/u
const BOUND = new RegExp(
  String.raw`^(.*?)\s*(?:that\s+(?:cost|are)\s+|costing\s+|priced\s+)?(under|below|less than|cheaper than|over|above|more than)\s+(${MONEY})$`,
  'iu',
)

/** What a text says that a command is about: the whole menu, sections, dishes, with what is left out. */
export function readTarget(text: string, menu: Menu): ReadTarget {
  const said = text.trim().replaceAll(/\s+/gu, ' ')
  const whole = readOne(said, menu)
  if (whole.target || whole.doubted) return whole
  const bound = BOUND.exec(said)
  if (bound) return readBound(bound[1] ?? '', bound[2] ?? '', bound[3] ?? '', menu)
  const except = EXCEPT.exec(said)
  if (except)
    return without(readTarget(except[1] as string, menu), readTarget(except[2] as string, menu), menu)
  const label = readLabel(said, menu)
  if (label) return label
  const parts = said
    .split(/\s*(?:,\s*(?:and\s+)?|\s+and\s+|\s*&\s*|\s+plus\s+|\s+or\s+)\s*/iu)
    .filter(Boolean)
  return parts.length > 1 ? union(parts.map((part) => readTarget(part, menu))) : whole
}

/** Leaves out what another text names. */
export function without(target: ReadTarget, left: ReadTarget, menu: Menu): ReadTarget {
  if (!target.target) return target
  if (!left.target) return left
  const gone = left.target.places
  const places = target.target.places.filter((place) => !gone.some((other) => samePlace(place, other)))
  if (places.length === target.target.places.length) return { unknown: left.target.name }
  const name = `${target.target.name} except ${left.target.name}`
  return { target: { ...dishes(places, menu), name, label: target.target.label } }
}

const dishes = (places: readonly ItemPlace[], menu: Menu): Target => ({
  places,
  sectionIds: [],
  isWholeMenu: false,
  name: places.length === 1 ? nameAt(menu, places[0] as ItemPlace) : counted(places.length, 'dish', 'dishes'),
})

const nameAt = (menu: Menu, place: ItemPlace): string => findItem(menu, place)?.name ?? ''

const sectionTarget = (menu: Menu, id: number): Target => ({
  places: placesIn(menu, id),
  sectionIds: [id],
  isWholeMenu: false,
  name: menu.sections.find((section) => section.id === id)?.name ?? '',
})

export const wholeMenu = (menu: Menu): Target => ({
  places: menu.sections.flatMap(({ id, items }) => items.map((item) => ({ sectionId: id, itemId: item.id }))),
  sectionIds: menu.sections.map(({ id }) => id),
  isWholeMenu: true,
  name: 'the whole menu',
})

function readOne(said: string, menu: Menu): ReadTarget {
  const quoted = QUOTED.exec(said)
  if (quoted) return readQuoted(quoted[1] ?? '', quoted[2], menu)
  if (WHOLE.test(said)) return { target: wholeMenu(menu) }
  const name = said.replace(BEFORE_NAME, '').replace(AFTER_NAME, '')
  const [section, ...more] = sectionsCalled(name, menu)
  const found = dishesCalled(name, menu)
  if (section && isSectionMeant(said, name, section.name, found)) {
    if (more.length === 0) return { target: sectionTarget(menu, section.id) }
    return { doubted: { text: said, meanings: [section, ...more].map(({ id }) => meantSection(menu, id)) } }
  }
  return readDishes(said, name, found, menu)
}

/** `the salad` under a section Salads, where a dish is called so, is rather the dish. */
function isSectionMeant(
  said: string,
  name: string,
  sectionName: string,
  found: readonly NamedDish[],
): boolean {
  if (foldText(name) === foldText(sectionName) || found.length === 0) return true
  return isGroup(said, name)
}

/** `every pizza`, `the burgers`: all that are called so. */
const isGroup = (said: string, name: string): boolean =>
  /^(?:all|every|each|both|any)\b/iu.test(said) || isPlural(wordsIn(name).at(-1) ?? '')

function readDishes(said: string, name: string, found: readonly NamedDish[], menu: Menu): ReadTarget {
  const [only, ...others] = found
  if (!only) return { unknown: name }
  if (others.length === 0) return { target: dishes([only], menu) }
  const isSameName = found.every((dish) => foldText(dish.name) === foldText(only.name))
  if (isGroup(said, name) && !isSameName && found.every((dish) => hasWord(dish, name)))
    return { target: dishes(found, menu) }
  return {
    doubted: {
      text: said,
      meanings: found.map((dish) => ({
        label: isSameName ? `${dish.name} in ${dish.sectionName}` : dish.name,
        written: `"${dish.name}" in "${dish.sectionName}"`,
        target: dishes([dish], menu),
      })),
    },
  }
}

const hasWord = (dish: NamedDish, name: string): boolean => {
  const last = singular(wordsIn(name).at(-1) ?? '')
  return wordsIn(dish.name).some((word) => singular(word) === last)
}

const meantSection = (menu: Menu, id: number) => {
  const target = sectionTarget(menu, id)
  return { label: target.name, written: `"${target.name}"`, target }
}

function readQuoted(name: string, sectionName: string | undefined, menu: Menu): ReadTarget {
  const found = dishesOfName(name, menu).filter(
    (dish) => sectionName === undefined || foldText(dish.sectionName) === foldText(sectionName),
  )
  if (found.length > 0) return readDishes(name, name, found, menu)
  const [section] = sectionName === undefined ? sectionsCalled(name, menu) : []
  if (section) return { target: sectionTarget(menu, section.id) }
  return sectionName === undefined
    ? readDishes(name, name, dishesCalled(name, menu), menu)
    : { unknown: name }
}

/** `everything under 10`: by what a dish costs first. */
function readBound(text: string, word: string, money: string, menu: Menu): ReadTarget {
  const of = readTarget(text === '' ? 'everything' : text, menu)
  const amount = readMoney(money, menu)
  if (!of.target || amount === null) return of.target ? { unknown: money } : of
  const isUnder = /under|below|less|cheaper/iu.test(word)
  const places = of.target.places.filter((place) => {
    const item = findItem(menu, place)
    const price = item && leadPrice(item)
    return price !== undefined && (isUnder ? price.amount < amount : price.amount > amount)
  })
  return places.length === 0 ? { unknown: text } : { target: dishes(places, menu) }
}

/** `glass of chianti`, `house red bottle`, `all bottles`: one of several prices. */
function readLabel(said: string, menu: Menu): ReadTarget | null {
  const words = said.split(' ')
  for (const label of labelsOf(menu)) {
    const at = words.findIndex((word) => singular(foldText(word)) === singular(label))
    if (at === -1) continue
    const rest = words
      .toSpliced(at, 1)
      .join(' ')
      .replace(/(?:^|\s)by the$/iu, '')
      .replace(/^((?:the|a|all|every|each|our)\s+)?(?:of|for)\s+/iu, '$1')
      .trim()
    const isAlone = /^(?:the|all|every|each|our|our|prices?|by|of|\s)*$/iu.test(rest)
    // `bottle` alone is rather one that was spoken of.
    if (rest === '' && !isPlural(foldText(words[at] as string))) continue
    const read = isAlone ? { target: wholeMenu(menu) } : readTarget(rest, menu)
    if (!read.target) return read
    const places = read.target.places.filter((place) => priceLabels(menu, place).includes(label))
    if (places.length > 0) return { target: { ...dishes(places, menu), label } }
  }
  return null
}

/** What the prices of a dish are called, folded, in their order: by columns above them, else by their own labels. */
export function priceLabels(menu: Menu, { sectionId, itemId }: ItemPlace): string[] {
  const section = menu.sections.find(({ id }) => id === sectionId)
  const item = section?.items.find(({ id }) => id === itemId)
  if (!section || !item) return []
  const heads = headsAbove(menu.sections, section)
  return item.prices.map(({ label, head }) =>
    foldText(heads.find(({ id }) => id === head)?.label ?? label ?? ''),
  )
}

const labelsOf = (menu: Menu): string[] => [
  ...new Set(
    wholeMenu(menu)
      .places.flatMap((place) => priceLabels(menu, place))
      .filter(Boolean),
  ),
]

function union(parts: readonly ReadTarget[]): ReadTarget {
  const stopped = parts.find(({ target }) => !target)
  if (stopped) return stopped
  const targets = parts.flatMap(({ target }) => target ?? [])
  const places = targets
    .flatMap((target) => target.places)
    .filter((place, at, all) => all.findIndex((other) => samePlace(place, other)) === at)
  const labels = new Set(targets.map(({ label }) => label))
  if (labels.size > 1) return { unknown: targets.map(({ name }) => name).join(', ') }
  return {
    target: {
      places,
      sectionIds: targets.flatMap(({ sectionIds }) => sectionIds),
      isWholeMenu: targets.some(({ isWholeMenu }) => isWholeMenu),
      label: [...labels][0],
      name: targets.map(({ name }) => name).join(', '),
    },
  }
}
