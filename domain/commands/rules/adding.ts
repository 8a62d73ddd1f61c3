import { addItem, customItem, customItemIdBy } from '../../menu/editing/edits.ts'
import {
  addSection,
  isFullOfSections,
  isSectionNameTaken,
  sectionRefFor,
} from '../../menu/editing/sections.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { countItems, itemIds, itemsOf } from '../../menu/model/walk.ts'
import { readTypedPrices } from '../../menu/prices/typed-prices.ts'
import { isCategoryId } from '../../reference/reference.ts'
import { type CommandContext, type RuleOutcome, rule } from '../answers/command.ts'
import { dishesOfName } from '../targets/named-dishes.ts'
import { sectionsCalled } from '../targets/named-sections.ts'
import { MONEY, readMoney } from '../words/amounts.ts'
import { movedBeside, movedToEnd } from './arranging.ts'
import { firstThat } from './price-changes.ts'
import { written } from './wording.ts'

const ADD = '(?:add|create|insert|include|put in|put on|new|make)'
const A = String.raw`(?:(?:a|an|another|the)\s+)?(?:new\s+)?(?:(?:dish|item)\s+)?(?:(?:called|named)\s+)?`
const IN = String.raw`\s+(?:to|in|into|under|on|with|at)\s+(?:the\s+|our\s+|my\s+)?`
const PRICE = String.raw`(?:\s*[,:–—-]?\s*(?:\b(?:for|at)\s+|price\s+|costs?\s+|priced at\s+)?(?<price>${MONEY}))`
const pattern = (source: string) => new RegExp(`^${source}$`, 'iu')

const FORMS = [
  pattern(String.raw`${ADD}\s+${A}(?<name>.+?)${IN}(?<section>.+?)(?:\s+section)?${PRICE}`),
  pattern(String.raw`${ADD}\s+${A}(?<name>.+?)${PRICE}${IN}(?<section>.+?)(?:\s+section)?`),
  pattern(String.raw`${ADD}\s+${A}(?<name>.+?)${IN}(?<section>.+?)(?:\s+section)?`),
  pattern(String.raw`(?:add\s+(?:a\s+)?)?(?:new\s+)?(?<section>[^:]+?)\s*:\s*(?<name>.+?)${PRICE}`),
  pattern(
    String.raw`(?:add|create)\s+(?:a\s+)?(?:new\s+)?(?<section>\S+)\s*(?:called|named|,)\s+(?<name>.+?)${PRICE}`,
  ),
  pattern(String.raw`(?:add|create|insert)\s+${A}(?<name>.+?)${PRICE}`),
]

export const added = rule('a new dish', (command, context) =>
  firstThat(FORMS, (form) => {
    const { name = '', section: sectionName, price } = form.exec(command)?.groups ?? {}
    const dish = written(name)
    if (dish === '' || dish.length > MENU_TEXT_LIMITS.name || /^(?:section|category)\b/iu.test(dish))
      return null
    const amount = price === undefined ? undefined : readMoney(price, context.menu)
    if (amount === null) return null
    if (new RegExp(`^\\+?${MONEY}$`, 'iu').test(dish)) return null
    if (sectionName === undefined) return askSection(command, context)
    const [section, ...others] = sectionsCalled(sectionName, context.menu)
    if (!section) return { kind: 'unknown', name: sectionName }
    if (others.length > 0) return askSection(command.replace(sectionName, ''), context)
    return withDish(dish, amount, section, context)
  }),
)

const askSection = (command: string, { menu }: CommandContext): RuleOutcome => ({
  kind: 'ask',
  question: 'In which section?',
  choices: menu.sections.map(({ name }) => ({ label: name, command: `${command} to "${name}"` })),
})

function withDish(
  name: string,
  amount: number | undefined,
  section: Section,
  { menu, cuisineId }: CommandContext,
): RuleOutcome {
  const [known] = dishesOfName(name, menu)
  if (known)
    return {
      kind: 'ask',
      question: `${known.name} is on the menu, in ${known.sectionName}. Move it?`,
      choices: [
        { label: `Move it to ${section.name}`, command: `move "${known.name}" to "${section.name}"` },
      ],
    }
  if (countItems(menu) >= MENU_SIZE_LIMITS.items)
    return { kind: 'refused', sentence: 'The menu has as many dishes as it may have.' }
  const prices = pricesOf(amount, menu)
  const item = customItem(
    { name: asOthers(name, itemsOf(menu)), description: '', prices, dietaryOptions: [] },
    {
      id: customItemIdBy(new Set(itemIds(menu)), name),
      cuisineId: section.items[0]?.cuisineId ?? cuisineId,
      categoryId: isCategoryId(section.id) ? section.id : (section.items[0]?.categoryId ?? section.id),
    },
  )
  return {
    kind: 'step',
    menu: addItem(menu, section.id, item),
    says: `Add ${item.name} to ${section.name}${amount === undefined ? ', without a price' : ''}.`,
  }
}

/** As a price that is typed: with its own id. */
function pricesOf(amount: number | undefined, menu: Menu) {
  if (amount === undefined) return []
  const read = readTypedPrices('1', menu)
  return 'prices' in read ? read.prices.map((price) => ({ ...price, amount })) : []
}

/** A name that is typed small is written as the others are: `garlic bread` is Garlic Bread next to French Fries. */
function asOthers(name: string, others: readonly { readonly name: string }[]): string {
  const isSmall = name === name.toLowerCase()
  const words = others.flatMap((other) => other.name.split(' ').slice(1)).filter(({ length }) => length > 3)
  const isInCapitals = words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 > words.length
  return isSmall && isInCapitals
    ? name.replaceAll(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
    : capital(name)
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const SECTION = [
  /^(?:add|create|insert|make|open|start)\s+(?:a\s+|another\s+)?(?:new\s+)?(?:section|category)\s+(?:called\s+|named\s+|for\s+)?(?<name>.+)$/iu,
  /^new\s+(?:section|category)\s*:?\s+(?:called\s+|named\s+)?(?<name>.+)$/iu,
  /^(?:add|create|make|i need|we need)\s+(?:a\s+|an\s+)?(?:new\s+)?(?<name>["“«]?[\p{L} &'’]+?["”»]?)\s+(?:section|category)$/iu,
]

/** `Cocktails after Wine`, `Brunch at the top` */
const PLACED =
  /^(?<name>.+?)\s+(?<place>(?:(?:at|to|on|in)\s+)?(?:the\s+)?(?:very\s+)?(?:top|bottom|start|beginning|end|first|last)|(?:(?:right|just)\s+)?(?:before|after|above|below|under|ahead of|following)\s+.+)$/iu

export const sectionAdded = rule('a new section', (command, context) =>
  firstThat(SECTION, (form) => {
    const typed = form.exec(command)?.groups?.name ?? ''
    const { name, place } = PLACED.exec(typed)?.groups ?? {}
    const placed = name && place ? sectionPlaced(name, place, context) : null
    return placed ?? sectionOf(typed, context)
  }),
)

function sectionOf(typed: string, { menu }: CommandContext): RuleOutcome | null {
  const name = capital(written(typed))
  if (name === '' || name.length > MENU_TEXT_LIMITS.sectionName) return null
  if (isSectionNameTaken(menu, name))
    return { kind: 'refused', sentence: `The menu has a section ${name} already.` }
  if (isFullOfSections(menu))
    return { kind: 'refused', sentence: 'The menu has as many sections as it may have.' }
  return { kind: 'step', menu: addSection(menu, sectionRefFor(menu, name)), says: `Add the section ${name}.` }
}

/** Null where the place is none: `Brunch after Dark` is a name. */
function sectionPlaced(typed: string, place: string, context: CommandContext): RuleOutcome | null {
  const added = sectionOf(typed, context)
  if (added?.kind !== 'step') return added
  const move = `move "${capital(written(typed))}" ${place}`
  const moved = firstThat([movedToEnd, movedBeside], ({ read }) =>
    read(move, { ...context, menu: added.menu }),
  )
  return moved?.kind === 'step' ? { ...moved, says: `${added.says} ${moved.says}` } : null
}
