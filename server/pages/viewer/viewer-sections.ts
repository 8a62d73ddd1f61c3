import type { ViewerExtras, ViewerItem, ViewerOffer, ViewerSection } from '#contract/pages/viewer-menu.ts'
import type { Design } from '#domain/design/settings.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { ownPath } from '#domain/menu/model/own-path.ts'
import type { Price } from '#domain/menu/model/price.ts'
import type { Section } from '#domain/menu/model/section.ts'
import type { PrintedExtras } from '#domain/menu/printed/printed-extras.ts'
import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import type { ShownPrice } from '#domain/menu/printed/printed-price.ts'
import type { PrintedHead, PrintedSection } from '#domain/menu/printed/printed-section.ts'
import { currencyDigits, toMajor } from '#domain/money/currency.ts'
import { diet } from '#domain/reference/reference.ts'

/** Adds to printed sections their anchors, prices as data, and subsections. */
export function viewerSections(
  printed: readonly PrintedSection[],
  menu: Menu,
  {
    showPrices,
    cropPoints,
    prefix = '',
  }: Pick<Design, 'showPrices' | 'cropPoints'> & { readonly prefix?: string | undefined },
): ViewerSection[] {
  const anchor = uniqueAnchors(prefix)
  const sections = new Map(menu.sections.map((section) => [section.id, section]))

  const pictureOf = ({ imageUrl }: Pick<PrintedItem, 'imageUrl'>) => {
    const cropPoint = imageUrl === null ? undefined : cropPoints[imageUrl]
    return { imageUrl: ownPath(imageUrl), ...(cropPoint && { cropPoint }) }
  }

  const offers = (
    prices: readonly ShownPrice[],
    raw: readonly Price[] = [],
    columns: readonly PrintedHead[],
  ) =>
    prices.flatMap((price) => {
      const found = raw.find(({ id }) => id === price.id)
      return found ? [offerOf(price, found, columns, menu)] : []
    })

  const extrasOf = (extras: PrintedExtras): ViewerExtras => ({
    ...extras,
    amounts: extras.options.map((_, at) => {
      const amount = menu.modifierGroups.find(({ id }) => id === extras.id)?.options[at]?.amount
      return amount && showPrices ? decimal(amount, menu) : null
    }),
  })

  const itemOf = (
    item: PrintedItem,
    raw: MenuItem | undefined,
    columns: readonly PrintedHead[],
  ): ViewerItem => ({
    ...item,
    anchor: anchor(`dish-${item.id}`),
    suits: suitsOf(item),
    extras: item.extras.map(extrasOf),
    offers: offers(item.prices, raw?.prices, columns),
    kcal: raw?.kcal ?? null,
    ...pictureOf(item),
  })

  const sectionsIn = (parent: Around | undefined): ViewerSection[] =>
    printed
      .filter(({ parentId }) => parentId === parent?.id)
      .map(({ heads, ...section }) => {
        const raw: Section | undefined = sections.get(section.id)
        const columns = heads.length > 0 ? heads : (parent?.columns ?? [])
        const isMeal = section.layout === 'courses'
        return {
          ...section,
          anchor: anchor(`section-${section.id}`),
          columns,
          isCourse: isMeal || parent?.isMeal === true,
          items: section.items.map((item) =>
            itemOf(
              item,
              raw?.items.find(({ id }) => id === item.id),
              columns,
            ),
          ),
          extras: section.extras.map(extrasOf),
          offers: offers(section.prices, raw?.prices, columns),
          ...pictureOf(section),
          sections: sectionsIn({ id: section.id, columns, isMeal: isMeal || parent?.isMeal === true }),
        }
      })

  return sectionsIn(undefined)
}

interface Around {
  readonly id: number
  readonly columns: readonly PrintedHead[]
  /** Returns whether it is a set meal, or part of one. */
  readonly isMeal: boolean
}

/** Diets by the marks that are printed, and what they imply. */
function suitsOf({ marks }: PrintedItem): number[] {
  const ids = marks.flatMap(({ kind, id }) => (kind === 'diet' ? [Number(id.slice('diet:'.length))] : []))
  return ids.includes(diet.vegan) ? [diet.vegetarian, ...ids] : ids
}

function offerOf(
  { label, text }: ShownPrice,
  { kind, amount, head, size, per }: Price,
  columns: readonly PrintedHead[],
  menu: Menu,
): ViewerOffer {
  const column = columns.find(({ id }) => id === head)
  return {
    kind,
    name: [column?.label, label].filter(Boolean).join(' '),
    amount: amount === undefined ? null : decimal(amount, menu),
    ...(size && { size }),
    ...(per !== undefined && { per }),
    text,
  }
}

const decimal = (amount: number, { currency }: Menu): string =>
  toMajor(amount, currency).toFixed(currencyDigits(currency))

/** A dish may be on a menu twice; an id may not. */
function uniqueAnchors(prefix: string): (name: string) => string {
  const uses = new Map<string, number>()
  return (own) => {
    const name = prefix + own
    const count = (uses.get(name) ?? 0) + 1
    uses.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  }
}
