import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { MenuMark } from '#domain/menu/model/marks.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import type { Section } from '#domain/menu/model/section.ts'
import type { PriceStyle } from '#domain/menu/prices/printed-prices.ts'
import type { WorkTable } from '#domain/reading/review/work-table.ts'

/** As most menus write prices; the menu's own design is not known here. */
const DESIGN = { priceSign: 'locale', priceCents: 'always' } as const

export interface ReadStyle extends PriceStyle {
  readonly marks: readonly MenuMark[]
}

/** The sections and items of a menu by their ids, to show next to their lines. */
export interface ShownParts {
  readonly sections: ReadonlyMap<number, Section>
  readonly items: ReadonlyMap<number, MenuItem>
  /** How the dishes of a section are written. */
  readonly styles: ReadonlyMap<number, ReadStyle>
  /** The sheets whose rows are among the lines. */
  readonly tables: readonly WorkTable[]
}

export function partsOf(content: MenuContent, tables: readonly WorkTable[]): ShownParts {
  const { sections } = content
  return {
    tables,
    sections: new Map(sections.map((section) => [section.id, section])),
    items: new Map(sections.flatMap(({ items }) => items.map((item) => [item.id, item]))),
    styles: new Map(
      sections.map((section) => [
        section.id,
        { menu: content, design: DESIGN, heads: headsAbove(sections, section), marks: content.marks },
      ]),
    ),
  }
}
