import type { MenuMark } from '../model/marks.ts'
import type { ModifierGroup } from '../model/modifiers.ts'
import type { Notice } from '../model/notice.ts'
import { printedExtra } from '../prices/printed-prices.ts'
import { textChange } from './compare-fields.ts'
import { type MenuToCompare, styleAt } from './compared-menu.ts'
import type { ComparedField, TextChange } from './comparison.ts'
import { matchParts, spelling } from './match-parts.ts'

const texts: readonly (readonly [ComparedField, (menu: MenuToCompare) => string | undefined])[] = [
  ['title', ({ title }) => title],
  ['dateLine', ({ dateLine }) => dateLine],
  ['restaurant', ({ restaurant }) => restaurant?.name],
  ['restaurantDescription', ({ restaurant }) => restaurant?.description],
  ['restaurantAddress', ({ restaurant }) => restaurant?.address],
  ['logo', ({ restaurant }) => restaurant?.logoUrl ?? undefined],
  ['language', ({ language }) => language],
  ['secondLanguage', ({ secondLanguage }) => secondLanguage],
  ['currency', ({ currency }) => currency],
  ['market', ({ market }) => [market?.country, market?.region].filter(Boolean).join('-')],
  ['timeZone', ({ timeZone }) => timeZone],
  ['intro', ({ intro }) => intro],
  [
    'contact',
    ({ contact = {} }) =>
      [contact.address, contact.phone, contact.hours, contact.web].filter(Boolean).join(' · '),
  ],
]

/** What belongs to no section and no item. */
export const compareWhole = (
  before: MenuToCompare,
  after: MenuToCompare,
  isOneMenu: boolean,
): TextChange[] => [
  ...texts.flatMap(([field, text]) => textChange(field, text(before) ?? '', text(after) ?? '')),
  ...compareList('notice', before.notices, after.notices, noticeText, isOneMenu),
  ...compareList(
    'choices',
    before.modifierGroups.map((group) => withText(group, choicesText(group, before))),
    after.modifierGroups.map((group) => withText(group, choicesText(group, after))),
    ({ text }) => text,
    isOneMenu,
  ),
  ...compareList('legend', before.marks, after.marks, markText, isOneMenu),
]

function compareList<Part extends { readonly id: string; readonly name?: string }>(
  field: ComparedField,
  before: readonly Part[],
  after: readonly Part[],
  textOf: (part: Part) => string,
  isOneMenu: boolean,
): TextChange[] {
  const { pairs, added, removed } = matchParts(before, after, [
    textOf,
    ({ id }) => (isOneMenu ? id : undefined),
    ({ name }) => name && spelling(name),
  ])
  return [
    ...pairs.flatMap(([was, is]) => textChange(field, textOf(was), textOf(is))),
    ...added.map((part) => ({ field, before: '', after: textOf(part) })),
    ...removed.map((part) => ({ field, before: textOf(part), after: '' })),
  ]
}

function noticeText({ kind, text, secondText, fee }: Notice): string {
  const share = fee?.percent === undefined ? '' : ` (${fee.percent}%)`
  return `${kind === 'text' ? '' : `${capitalized(kind)}: `}${[text, secondText].filter(Boolean).join(' / ')}${share}`
}

const withText = ({ id, name }: ModifierGroup, text: string) => ({ id, name, text })

function choicesText({ name, min, max, options }: ModifierGroup, menu: MenuToCompare): string {
  const style = styleAt({ menu, heads: [] })
  const choices = options.map((option) =>
    [option.name, printedExtra(option.amount, style)].filter(Boolean).join(' '),
  )
  const count = min === 0 && max === null ? '' : ` (${min}–${max ?? 'any'})`
  return `${name}${count}: ${choices.join(', ')}`
}

const markText = ({ kind, key, symbol, meaning }: MenuMark): string =>
  [symbol, meaning || (key ? `${kind} ${key}` : '')].filter(Boolean).join(' ')

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
