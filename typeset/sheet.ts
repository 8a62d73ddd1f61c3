import { dietaryOptions } from '#domain/catalogue/reference.ts'
import { paperOf } from '#domain/design/paper.ts'
import type { Design } from '#domain/design/settings.ts'
import type { MenuGroup, MenuItem } from '#domain/menu/schema.ts'
import { formatPrice } from '#domain/pricing/price.ts'
import { fontPair } from './fonts.ts'
import { type InkColors, inkColors } from './ink.ts'
import type { TypesetInput } from './job.ts'
import { printableLine, printableText } from './printable-text.ts'
import type { Margins, TemplateLayout } from './templates/layout.ts'

/** Everything a template's Typst file reads, as plain JSON; lengths in points, texts ready to print. */
export interface Sheet {
  readonly title: string
  readonly language: { readonly lang: string; readonly region: string | null }
  readonly page: Margins & { readonly width: number; readonly height: number }
  readonly columnWidth: number
  readonly columnGap: number
  /** Multiplies every size of type and white space. */
  readonly scale: number
  readonly fonts: { readonly display: readonly string[]; readonly text: readonly string[] }
  readonly colors: InkColors
  readonly headerStyle: Design['headerStyle']
  readonly header: { readonly name: string; readonly description: string; readonly logo: string | null }
  readonly units: readonly SheetUnit[]
  readonly legend: readonly LegendEntry[]
  readonly watermark: string | null
}

export type SheetUnit = SheetSection | SheetItem

export interface SheetSection {
  readonly kind: 'section'
  readonly id: number
  readonly name: string
}

export interface SheetItem {
  readonly kind: 'item'
  readonly id: number
  readonly categoryId: number
  readonly name: string
  readonly description: string | null
  readonly price: string | null
  readonly marks: readonly string[]
}

export interface LegendEntry {
  readonly mark: string
  readonly name: string
}

const WATERMARK = 'Created with Carte'
const DEFAULT_LANGUAGE = 'en'

const FONT_SCALE = { small: 0.9, medium: 1, large: 1.1 } as const

/** Type is drawn for a Letter page; smaller and larger papers change it by the root of their width. */
const LETTER_WIDTH_PT = 612
const PAPER_SCALE = { least: 0.72, most: 1.5 } as const

/** The letters that stand for a dietary option beside a dish; the legend spells them out. */
const dietaryMarks: Readonly<Record<number, string>> = { 1: 'V', 2: 'VG', 3: 'GF', 4: 'DF', 5: 'K', 6: 'S' }

/** The data of a menu's pages. `logo` is the path under which the engine finds the logo, if there is one. */
export function sheetOf(input: TypesetInput, template: TemplateLayout, logo: string | null): Sheet {
  const { design, restaurant } = input
  const paper = paperOf(design)
  const margins = template.margins(paper)
  const scale = FONT_SCALE[design.fontSize] * paperScale(Math.min(paper.widthPt, paper.heightPt))
  const columnGap = template.columnGap * scale
  const width = paper.widthPt - margins.left - margins.right
  const units = unitsOf(input.groups, design)
  const locale = new Intl.Locale(input.language ?? DEFAULT_LANGUAGE)
  return {
    title: `${printableLine(restaurant.name)} Menu`,
    language: { lang: locale.language, region: locale.region ?? null },
    page: { width: paper.widthPt, height: paper.heightPt, ...margins },
    columnWidth: (width - columnGap * (template.columns - 1)) / template.columns,
    columnGap,
    scale,
    fonts: fontPair(design.fontFamily).pair,
    colors: inkColors(design),
    headerStyle: design.headerStyle,
    header: {
      name: printableLine(restaurant.name),
      description: printableText(restaurant.description ?? ''),
      logo: design.logoPosition === 'none' ? null : logo,
    },
    units,
    legend: legendOf(units, input.groups, design),
    watermark: design.hideWatermark ? null : WATERMARK,
  }
}

const paperScale = (shortSidePt: number): number =>
  Math.min(PAPER_SCALE.most, Math.max(PAPER_SCALE.least, Math.sqrt(shortSidePt / LETTER_WIDTH_PT)))

function unitsOf(groups: readonly MenuGroup[], design: Design): SheetUnit[] {
  return groups
    .filter((group) => group.items.length > 0)
    .flatMap((group): SheetUnit[] => [
      { kind: 'section', id: group.category.id, name: printableLine(group.category.name) },
      ...group.items.map((item) => itemUnit(item, group.category.id, design)),
    ])
}

function itemUnit(item: MenuItem, categoryId: number, design: Design): SheetItem {
  const description = design.showDescriptions ? printableText(item.description) : ''
  return {
    kind: 'item',
    id: item.id,
    categoryId,
    name: printableLine(item.name),
    description: description === '' ? null : description,
    price: design.showPrices ? formatPrice(item.price) : null,
    marks: design.showDietaryTags ? dietaryEntries(item).map((entry) => entry.mark) : [],
  }
}

/** The dietary options of an item: as saved with it, or by id where the saved menu has only ids. */
function dietaryEntries(item: MenuItem): LegendEntry[] {
  const named = new Map(item.dietaryDetails.map((detail) => [detail.id, detail.name]))
  for (const id of item.dietaryOptions) {
    const option = dietaryOptions.find((candidate) => candidate.id === id)
    if (option && !named.has(id)) named.set(id, option.name)
  }
  return [...named]
    .sort(([a], [b]) => a - b)
    .map(([id, name]) => ({ mark: dietaryMarks[id] ?? initials(name), name: printableLine(name) }))
}

const initials = (name: string): string =>
  name
    .split(/[\s-]+/u)
    .map((word) => word.charAt(0).toLocaleUpperCase())
    .join('')

function legendOf(units: readonly SheetUnit[], groups: readonly MenuGroup[], design: Design): LegendEntry[] {
  if (!design.showDietaryTags || units.length === 0) return []
  const entries = new Map<string, LegendEntry>()
  for (const group of groups)
    for (const item of group.items) for (const entry of dietaryEntries(item)) entries.set(entry.mark, entry)
  return [...entries.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
