import type { Cell } from '#domain/exchange/reading/csv.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { typedText } from '#domain/menu/prices/typed-prices.ts'
import { toMajor } from '#domain/money/currency.ts'
import { sampleMenu, type sampleMenuNames } from './sample-menus.ts'

/** Where owners say the section of a dish: in a column next to it, or in a separate row above it. */
export type OwnersSheetForm = 'column' | 'rows'

/** How the owner of each sample would head the columns, in the language of the menu. */
const HEADINGS: Readonly<
  Record<
    (typeof sampleMenuNames)[number],
    readonly [section: string, name: string, text: string, price: string]
  >
> = {
  bistro: ['Section', 'Item', 'Description', 'Price'],
  banquet: ['Category', 'Dish', 'Details', 'Price $'],
  'cocktail-bar': ['Course', 'Drink', 'Ingredients', 'Price'],
  gastropub: ['Menu section', 'Dish name', 'Details', 'Price (£)'],
  'menu-de-midi': ['Rubrique', 'Plat', 'Descriptif', 'Prix €'],
  pizzeria: ['Type', 'Name', 'Toppings', 'Price'],
  weinstube: ['Gruppe', 'Gericht', 'Beschreibung', 'Preis in €'],
}

type Headings = (typeof HEADINGS)[keyof typeof HEADINGS]

/** What owners call a column of second names. */
const SECOND_NAME = 'Chinese name'

/**
 * A sample menu in one sheet as its owner would make it: a row a dish, a column a size; an amount alone is a number,
 * everything else is as the menu prints it.
 */
export function ownersSheet(name: keyof typeof HEADINGS, form: OwnersSheetForm): Cell[][] {
  const { content } = sampleMenu(name)
  return form === 'column' ? withColumn(content, HEADINGS[name]) : withRows(content, HEADINGS[name])
}

function withColumn(content: MenuContent, [section, name, text, price]: Headings) {
  const sizes = [
    ...new Set(content.sections.flatMap(({ priceHeads = [] }) => priceHeads.map(({ label }) => label))),
  ]
  const hasSecond = isBilingual(content)
  return [
    [section, name, ...(hasSecond ? [SECOND_NAME] : []), text, price, ...sizes],
    ...content.sections.flatMap((own) =>
      own.items.map((item): Cell[] => [
        own.name,
        item.name,
        ...(hasSecond ? [item.secondName ?? ''] : []),
        item.description,
        cellOf(
          item.prices.filter(({ head }) => head === undefined),
          content,
        ),
        ...sizes.map((size) =>
          cellOf(
            item.prices.filter((one) => columnOf(content, own, one) === size),
            content,
          ),
        ),
      ]),
    ),
  ]
}

function withRows(content: MenuContent, [, name, text, price]: Headings): Cell[][] {
  const hasSecond = isBilingual(content)
  const blanks = hasSecond ? ['', ''] : ['']
  return [
    [name, ...(hasSecond ? [SECOND_NAME] : []), text, price],
    ...content.sections.flatMap((own): Cell[][] => {
      const heads = headsAbove(content.sections, own)
      // A dish without sizes keeps the column of prices to itself.
      const isMixed =
        heads.length > 0 && own.items.some(({ prices }) => prices.some((one) => one.head === undefined))
      const columns = [...(isMixed ? [undefined] : []), ...heads.map(({ id }) => id)]
      const sizes = heads.map(({ label }) => label)
      return [
        [],
        heads.length > 0 ? [own.name, ...blanks, ...(isMixed ? [''] : []), ...sizes] : [own.name],
        ...own.items.map(({ name: dish, secondName = '', description, prices }): Cell[] => [
          dish,
          ...(hasSecond ? [secondName] : []),
          description,
          ...(columns.length > 0 ? columns : [undefined]).map((id) =>
            cellOf(
              prices.filter(({ head }) => head === id),
              content,
            ),
          ),
        ]),
      ]
    }),
  ]
}

const isBilingual = ({ sections }: MenuContent): boolean =>
  sections.some(({ items }) => items.some(({ secondName }) => secondName !== undefined))

const columnOf = ({ sections }: MenuContent, section: Section, price: Price): string | undefined =>
  headsAbove(sections, section).find(({ id }) => id === price.head)?.label

function cellOf(prices: readonly Price[], { currency, language }: MenuContent): Cell {
  const bare = prices.map(({ head: _, ...price }) => price)
  const [price] = bare
  const isAmount = bare.length === 1 && price?.kind === 'fixed' && Object.keys(price).length === 3
  if (isAmount && price.amount !== undefined) return toMajor(price.amount, currency)
  const formerly = price?.former === undefined ? '' : ` (reg. ${toMajor(price.former, currency)})`
  return typedText(bare, { currency, language }).replaceAll('\u00A0', ' ') + formerly
}
