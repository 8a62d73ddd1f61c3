import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import { itemOf } from './item-unit.ts'
import { boxed, chainOf, closedBlocks, isInBlock, type Placed, type Unflagged, withAlone } from './nesting.ts'
import { isPlain, runOf } from './run-unit.ts'
import { withPeers } from './section-peers.ts'
import { headingOf, isMostlyUnpriced, noteOf, pricesOfWhole, standAtFoot } from './section-units.ts'
import { withSharedSizes } from './shared-sizes.ts'
import { columnsOf, type HeadedSection, type PriceColumns, type StackedPrices } from './sheet-prices.ts'
import type { SheetItem, SheetUnit } from './sheet-units.ts'
import type { UnitsContext } from './units-context.ts'
import { withPairingsBelow, withWinesIn } from './wines-below.ts'

const NO_COLUMNS: ReadonlyMap<number, PriceColumns> = new Map()

/** What these sections print, one after the other. */
export function unitsOf(given: readonly PrintedSection[], context: UnitsContext): SheetUnit[] {
  const said = withWinesIn(context.wines, given, context.measureOf)
  const sections = context.setsCourses ? said : withSizesAsColumns(withPairingsBelow(said), context)
  const ancestry = sections.map((section) => chainOf(section, sections))
  const columns = context.setsCourses ? NO_COLUMNS : columnsBySection(sections, ancestry, context)
  const units: Placed[] = []
  const headings = new Map<number, number>()
  /** Sections that are not at their end, the innermost last. */
  const open: number[] = []
  const close = (level: number) => {
    while (open.length > level) {
      const index = open.pop() ?? 0
      const section = sections[index]
      const prices = section && standAtFoot(section, context) ? pricesOfWhole(section) : []
      if (section && (section.footer !== undefined || prices.length > 0))
        add(index, noteOf(section, { footer: section.footer, prices }, context))
    }
  }
  const add = (sectionIndex: number, unit: Unflagged) =>
    units.push({
      ...unit,
      box: null,
      isCourse: isInBlock(ancestry[sectionIndex]),
      closesBlock: false,
      sectionIndex,
    })

  for (const [index, section] of sections.entries()) {
    close((ancestry[index]?.length ?? 1) - 1)
    const owner = ancestry[index]?.find(({ heads }) => heads.length > 0)
    const known = owner && columns.get(owner.id)
    const ownerAt = owner && owner !== section ? headings.get(owner.id) : undefined
    headings.set(section.id, units.length)
    add(
      index,
      headingOf(section, {
        chain: ancestry[index] ?? [section],
        columns: known,
        headsOf: known ? (ownerAt ?? null) : null,
        context,
      }),
    )
    for (const unit of bodyOf(section, {
      columns: known,
      owner,
      isCourse: isInBlock(ancestry[index]),
      context,
    }))
      add(index, unit)
    if (section.extras.length > 0) add(index, noteOf(section, { extras: section.extras }, context))
    open.push(index)
  }
  close(0)
  return withPeers(withAlone(boxed(closedBlocks(units, ancestry), ancestry, context.isBoxed)))
}

/** Sections that have no columns, nor are in one that has: those with shared sizes have them as columns. */
function withSizesAsColumns(
  sections: readonly PrintedSection[],
  { measureOf }: UnitsContext,
): readonly PrintedSection[] {
  return sections.map((section) =>
    chainOf(section, sections).some(({ heads }) => heads.length > 0)
      ? section
      : withSharedSizes(section, measureOf(section)),
  )
}

function columnsBySection(
  sections: readonly PrintedSection[],
  ancestry: readonly (readonly PrintedSection[])[],
  { measureOf }: UnitsContext,
): Map<number, PriceColumns> {
  const ownerAt = (index: number) => ancestry[index]?.find(({ heads }) => heads.length > 0)
  const headed = sections
    .filter(({ heads }) => heads.length > 0)
    .map((owner) => ({ owner, under: sections.filter((_, index) => ownerAt(index) === owner) }))
  const kindOf = ({ owner }: HeadedSection) =>
    [measureOf(owner).columnEm, ...owner.heads.map(({ label }) => label)].join('\n')
  const found = new Map<number, PriceColumns>()
  for (const [first, ...others] of Map.groupBy(headed, kindOf).values()) {
    if (!first) continue
    const measure = measureOf(first.owner)
    const shared = columnsOf([first, ...others], measure)
    for (const each of [first, ...others]) {
      const columns = shared?.holdWords ? withIdsOf(each.owner, shared) : columnsOf([each], measure)
      if (columns) found.set(each.owner.id, columns)
    }
  }
  return found
}

const withIdsOf = ({ heads }: PrintedSection, columns: PriceColumns): PriceColumns => ({
  ...columns,
  heads: columns.heads.map((head, place) => ({ ...head, id: heads[place]?.id ?? head.id })),
})

interface BodyContext {
  readonly columns: PriceColumns | undefined
  /** The section whose columns hold for it. */
  readonly owner: PrintedSection | undefined
  readonly isCourse: boolean
  readonly context: UnitsContext
}

function bodyOf(section: PrintedSection, { columns, owner, isCourse, context }: BodyContext): Unflagged[] {
  const { items, layout } = section
  if (items.length === 0) return []
  const heads = new Map(owner?.heads.map(({ id, label }) => [id, label]))
  const isRun = (layout === 'inline' || isCourse) && items.every((item) => isPlain(item, columns))
  if (isRun) return [runOf(section, { ...context, or: isCourse ? context.or : '' }, heads)]
  const isUnpriced = isCourse || isMostlyUnpriced(items)
  const measure = context.measureOf(section)
  const isPaired = context.setsCourses && isUnpriced && items.some(({ wine }) => wine !== undefined)
  const setItems = (stacked: StackedPrices) =>
    items.map((item) =>
      itemOf(item, section, { columns, measure, heads, isUnpriced, isPaired, stacked, context }),
    )
  const units = setItems({ labeled: 'anywhere', bare: false })
  const stacked: StackedPrices = { labeled: placeOfLabeled(units), bare: areBareInTwoPlaces(units) }
  return stacked.labeled === 'anywhere' && !stacked.bare ? units : setItems(stacked)
}

type WithPrices = readonly Pick<SheetItem, 'more'>[]

/** One place for several prices that say what they are for, where some items of a section have them in another one. */
function placeOfLabeled(units: WithPrices): StackedPrices['labeled'] {
  const places = new Set(
    units.flatMap(({ more }): ('line' | 'begun' | 'below')[] => {
      const { line = [], lines = [] } = more?.prices ?? {}
      if (line.length > 1) return line[0]?.label === '' ? [] : ['line']
      if (!lines.some(({ label }) => label !== '')) return []
      return line.length === 1 ? ['begun'] : ['below']
    }),
  )
  if (places.size < 2) return 'anywhere'
  return places.has('below') ? 'below' : 'begun'
}

/** Whether some items of a section have several prices that don't say what they are for next to their names, and some below them. */
function areBareInTwoPlaces(units: WithPrices): boolean {
  const forms = units.flatMap(({ more }) => more?.prices ?? [])
  return (
    forms.some(({ line }) => line.length > 1 && line[0]?.label === '') &&
    forms.some(({ lines }) => lines[0]?.label === '')
  )
}
