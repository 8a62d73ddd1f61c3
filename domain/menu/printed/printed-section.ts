import { showsSectionPictures } from '../../design/shown-pictures.ts'
import { headsAbove } from '../model/check-menu.ts'
import type { Menu } from '../model/menu.ts'
import type { Section, SectionLayout } from '../model/section.ts'
import { levelOf } from '../model/walk.ts'
import { energyPrint } from './energy/energy-text.ts'
import { rangeAtPrice } from './energy/meal-range.ts'
import { type PrintedExtras, printedExtras } from './printed-extras.ts'
import { type PrintedItem, printedItem, type Shown } from './printed-item.ts'
import { headLabel, printedPricesOf, type ShownPrice } from './printed-price.ts'
import { menuWords, withNumber } from './words/menu-words.ts'

/** A section as people read it: what the design hides is not in it. */
export interface PrintedSection {
  readonly id: number
  readonly parentId?: number
  /** How deep it is in others: 0 for one that is in none. */
  readonly level: number
  readonly layout: SectionLayout
  readonly name: string
  readonly secondName?: string
  /** When it is served: `11–3`. */
  readonly daypart?: string
  readonly intro?: string
  readonly footer?: string
  /** Of a course: `Choose 2`. */
  readonly choose?: string
  /** Of the whole. */
  readonly prices: readonly ShownPrice[]
  /** Its own columns; those that it takes from a section around it are printed there. */
  readonly heads: readonly PrintedHead[]
  readonly items: readonly PrintedItem[]
  /** Choices and extras of each of its items, printed once at its foot. */
  readonly extras: readonly PrintedExtras[]
  /** Address of its picture; null where the menu shows no pictures. */
  readonly imageUrl: string | null
}

export interface PrintedHead {
  readonly id: string
  readonly label: string
}

export function printedSection(section: Section, menu: Menu, design: Shown): PrintedSection {
  const { id, parentId, name, secondName, daypart, intro, footer, choose, layout = 'list' } = section
  const shared = sharedExtras(section)
  const heads = design.showPrices ? (section.priceHeads ?? []) : []
  return {
    id,
    ...(parentId !== undefined && { parentId }),
    level: levelOf(menu.sections, section),
    layout,
    name,
    ...(secondName !== undefined && { secondName }),
    ...(daypart !== undefined && { daypart }),
    ...(intro !== undefined && { intro }),
    ...(footer !== undefined && { footer }),
    ...(choose !== undefined &&
      choose > 1 && { choose: withNumber(menuWords(menu.language).choose, choose) }),
    prices: design.showPrices ? pricesOfAll(section, menu, design) : [],
    heads: heads.map((head) => ({ id: head.id, label: headLabel(head, menu) })),
    items: section.items.map((item) =>
      printedItem(
        item,
        menu,
        design,
        item.modifierGroups?.filter((key) => !shared.includes(key)),
        [...shared, ...(item.modifierGroups ?? [])],
      ),
    ),
    extras: printedExtras(shared, menu, design),
    imageUrl: showsSectionPictures(design) ? (section.imageUrl ?? null) : null,
  }
}

/** A price of the whole is in no column: the column's name is its label. */
function pricesOfAll(section: Section, menu: Menu, design: Shown): ShownPrice[] {
  const heads = headsAbove(menu.sections, section)
  const range = rangeAtPrice(menu, section, energyPrint(menu, design))
  return printedPricesOf(section.prices ?? [], menu, design).map(({ head, ...price }) => {
    const column = heads.find(({ id }) => id === head)
    return {
      ...price,
      ...(range && { energy: range }),
      label: price.label || (column ? headLabel(column, menu) : ''),
    }
  })
}

function sharedExtras({ modifierGroups = [], items }: Section): string[] {
  const [first, ...others] = items
  const ofAll =
    others.length === 0
      ? []
      : (first?.modifierGroups ?? []).filter((key) =>
          others.every(({ modifierGroups: keys }) => keys?.includes(key)),
        )
  return [...new Set([...modifierGroups, ...ofAll])]
}
