import type { PrintedExtras } from '#domain/menu/printed/printed-extras.ts'
import { optionText } from '#domain/menu/printed/printed-extras.ts'
import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import { chiliesIn, isSign, type PrintedMark } from '#domain/menu/printed/printed-marks.ts'
import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import { printableLine, printableText } from '../text/printable-text.ts'
import { sectionsBesidePictures } from './picture-room.ts'
import {
  columnsOf,
  joinedLine,
  lineOf,
  type Measure,
  type PriceColumns,
  type SheetPrices,
  sheetPrices,
} from './sheet-prices.ts'
import type {
  InBlock,
  SheetExtras,
  SheetItem,
  SheetItemMore,
  SheetMark,
  SheetNote,
  SheetRun,
  SheetRunItem,
  SheetSection,
  SheetUnit,
} from './sheet-units.ts'
import { mostEm, WIDEST_EM, widthInEm } from './text-width.ts'

export interface UnitsContext {
  readonly measure: Measure
  /** Between the choices of a course. */
  readonly or: string
  /** Whether a section that stands in no other is in a box. */
  readonly isBoxed: (sectionId: number) => boolean
  /** Paths of pictures by the ids of what they show. */
  readonly pictures: {
    readonly items?: ReadonlyMap<number, { readonly path: string }> | undefined
    readonly sections?: ReadonlyMap<number, { readonly path: string }> | undefined
  }
  /** How wide the column of pictures is, in em of the names. */
  readonly pictureEm: number
}

type Placed = SheetUnit & { readonly sectionIndex: number }

/** What these sections print, one after the other. */
export function unitsOf(sections: readonly PrintedSection[], context: UnitsContext): SheetUnit[] {
  const ancestry = sections.map((section) => chainOf(section, sections))
  const besidePictures = sectionsBesidePictures(sections, ancestry, context.pictures.items)
  const columns = columnsBySection(sections, ancestry, besidePictures, context)
  const units: Placed[] = []
  const headings = new Map<number, number>()
  /** Sections that are not at their end, the innermost last. */
  const open: number[] = []
  const close = (level: number) => {
    while (open.length > level) {
      const index = open.pop() ?? 0
      const section = sections[index]
      if (section?.footer !== undefined) add(index, noteOf(section, [], section.footer))
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
        isBesidePictures: besidePictures.has(section.id),
        context,
      }),
    )
    for (const unit of bodyOf(section, {
      isBesidePictures: besidePictures.has(section.id),
      columns: known,
      owner,
      isCourse: isInBlock(ancestry[index]),
      context,
    }))
      add(index, unit)
    if (section.extras.length > 0) add(index, noteOf(section, section.extras, undefined))
    open.push(index)
  }
  close(0)
  return withAlone(boxed(closedBlocks(units, ancestry), ancestry, context.isBoxed))
}

type Unflagged = SheetUnit extends infer Unit
  ? Unit extends SheetUnit
    ? Omit<Unit, keyof InBlock>
    : never
  : never

/** A section and those around it, the innermost first. */
function chainOf(section: PrintedSection, sections: readonly PrintedSection[]): PrintedSection[] {
  const around = sections.find(({ id }) => id === section.parentId)
  return around && around !== section ? [section, ...chainOf(around, sections)] : [section]
}

const isInBlock = (chain: readonly PrintedSection[] = []): boolean =>
  chain.some(({ layout }) => layout === 'courses')

function columnsBySection(
  sections: readonly PrintedSection[],
  ancestry: readonly (readonly PrintedSection[])[],
  besidePictures: ReadonlySet<number>,
  { measure, pictureEm }: UnitsContext,
): Map<number, PriceColumns> {
  const found = new Map<number, PriceColumns>()
  for (const owner of sections) {
    if (owner.heads.length === 0) continue
    const under = sections.filter(
      (_, index) => ancestry[index]?.find(({ heads }) => heads.length > 0) === owner,
    )
    const hasPictures = under.some(({ id }) => besidePictures.has(id))
    const columnEm = measure.columnEm - (hasPictures ? pictureEm : 0)
    const columns = columnsOf(owner, under, { ...measure, columnEm })
    if (columns) found.set(owner.id, columns)
  }
  return found
}

interface HeadingContext {
  /** The section and those around it. */
  readonly chain: readonly PrintedSection[]
  readonly columns: PriceColumns | undefined
  readonly headsOf: number | null
  readonly isBesidePictures: boolean
  readonly context: UnitsContext
}

function headingOf(
  section: PrintedSection,
  { chain, columns, headsOf, isBesidePictures, context }: HeadingContext,
): Omit<SheetSection, keyof InBlock> {
  const { id, name, secondName, daypart, intro, choose, prices } = section
  const allHeads = columns?.heads.map(({ label, width }) => ({ label, width })) ?? []
  return {
    kind: 'section',
    id,
    name: printableLine(name),
    level: chain.length - 1,
    opensBlock: isInBlock(chain) && !isInBlock(chain.slice(1)),
    secondName: lineOrNull(secondName),
    daypart: lineOrNull(daypart),
    intro: textOrNull(intro),
    choose: lineOrNull(choose),
    prices: prices.map((price) => {
      const line = lineOf(price)
      return line.label === '' && price.energy ? { ...line, text: `${line.text} (${price.energy})` } : line
    }),
    heads: section.heads.length > 0 ? allHeads : [],
    allHeads,
    headsOf,
    isAlone: false,
    image: context.pictures.sections?.get(id)?.path ?? null,
    isBesidePictures,
  }
}

interface BodyContext {
  readonly columns: PriceColumns | undefined
  /** The section whose columns hold for it. */
  readonly owner: PrintedSection | undefined
  readonly isCourse: boolean
  readonly isBesidePictures: boolean
  readonly context: UnitsContext
}

function bodyOf(
  section: PrintedSection,
  { columns, owner, isCourse, isBesidePictures, context }: BodyContext,
): Unflagged[] {
  const { items, layout } = section
  if (items.length === 0) return []
  const heads = new Map(owner?.heads.map(({ id, label }) => [id, label]))
  const isRun = (layout === 'inline' || isCourse) && items.every((item) => isPlain(item, columns))
  if (isRun) return [runOf(section, isCourse ? context.or : '', heads)]
  const priced = items.filter(({ prices }) => prices.length > 0).length
  const isUnpriced = isCourse || priced * 2 < items.length
  return items.map((item) => itemOf(item, section, { columns, heads, isUnpriced, isBesidePictures, context }))
}

/** Whether an item says no more than fits into a run of items. */
const isPlain = (item: PrintedItem, columns: PriceColumns | undefined): boolean =>
  item.description === '' &&
  item.secondName === undefined &&
  item.secondDescription === undefined &&
  item.wine === undefined &&
  item.details.length + item.extras.length === 0 &&
  item.prices.length <= 1 &&
  !item.prices.some(({ head }) => columns && head !== undefined) &&
  !item.isFeatured &&
  item.imageUrl === null

function runOf(
  { id, items }: PrintedSection,
  or: string,
  heads: ReadonlyMap<string, string>,
): Omit<SheetRun, keyof InBlock> {
  const last = items.length - 1
  const after = (index: number) => {
    if (index === last) return ''
    if (or === '') return ' · '
    return index === last - 1 ? ` ${or} ` : ', '
  }
  return {
    kind: 'run',
    id,
    items: items.map((item, index): SheetRunItem => {
      const named = namedOf(item)
      const [price] = item.prices.map((each) => {
        const { label, text, former } = lineOf(each, heads)
        const words = [label, text, former && `(${former})`].filter(Boolean).join(' ')
        // In a course every price is one on top, and the template brackets it.
        return or === '' && /^[+−]/u.test(text) ? `(${words})` : words
      })
      return { ...named, price: price ?? '', after: after(index) }
    }),
  }
}

function namedOf({ number, name, marks }: Pick<PrintedItem, 'number' | 'name' | 'marks'>) {
  const signs = marks.filter(({ symbol }) => isSign(symbol))
  const others = marks.filter((mark) => !signs.includes(mark)).map(sheetMark)
  const isDrawn = others.some(({ chilies }) => chilies > 0)
  return {
    name: printableLine(number === undefined ? name : `${number} ${name}`),
    signs: [...new Set(signs.map(({ symbol }) => printableLine(symbol)))].join(''),
    markText: isDrawn ? '' : others.map(({ text }) => text).join('\u00a0\u00a0'),
    marks: isDrawn ? others : [],
  }
}

export const sheetMark = ({ symbol, meaning }: PrintedMark): SheetMark => {
  const chilies = chiliesIn(symbol)
  return {
    text: chilies > 0 ? '' : printableLine(symbol),
    chilies,
    alt: chilies > 0 ? printableLine(meaning) : '',
  }
}

interface ItemContext {
  readonly isUnpriced: boolean
  readonly isBesidePictures: boolean
  readonly columns: PriceColumns | undefined
  readonly heads: ReadonlyMap<string, string>
  readonly context: UnitsContext
}

function itemOf(
  item: PrintedItem,
  { id: sectionId, level }: PrintedSection,
  { columns, heads, isUnpriced, isBesidePictures, context: { measure, pictures, pictureEm } }: ItemContext,
): Omit<SheetItem, keyof InBlock> {
  const { id, number } = item
  const { marks, ...named } = namedOf({ name: item.name, marks: item.marks })
  const wine = lineOrNull(item.wine)
  const image = pictures.items?.get(id)?.path ?? (isBesidePictures ? '' : null)
  const besides = `${number ?? ''} ${named.name}${named.signs}${wine ?? ''}`
  const beside = () =>
    widthInEm(besides, measure.letterWidth) + MARK_EM * item.marks.length + (image === null ? 0 : pictureEm)
  const { price, prices } = pricesOf(sheetPrices(item.prices, columns, heads, { ...measure, beside }))
  const more: SheetItemMore = {
    number: lineOrNull(number),
    marks,
    wine,
    secondName: lineOrNull(item.secondName),
    prices,
    secondDescription: textOrNull(item.secondDescription),
    detail: lineOrNull([...item.details, ...energyOf(item, columns)].join(' · ')),
    extras: item.extras.map(extrasOf),
    isFeatured: item.isFeatured,
  }
  return {
    kind: 'item',
    id,
    sectionId,
    level,
    ...named,
    price,
    description: textOrNull(item.description),
    isOneLine:
      mostEm(besides) +
        WIDEST_EM * (4 * item.marks.length + 5) +
        (price === null ? mostEmOf(prices) : mostEm(price)) <
        measure.columnEm - (image === null ? 0 : pictureEm) ||
      BOLD * beside() + widthOfPrices(price, prices, measure.letterWidth) + LEADER_EM < measure.columnEm,
    isUnpriced,
    image,
    more: saysMore(more) ? more : null,
  }
}

/** A price that stands alone with nothing said of it, or all that there are. */
function pricesOf(prices: SheetPrices): { readonly price: string | null; readonly prices: SheetPrices } {
  const [only, ...others] = prices.line
  const isPlainPrice = only && others.length === 0 && only.label + only.former === ''
  return isPlainPrice ? { price: only.text, prices: { ...prices, line: [] } } : { price: null, prices }
}

const saysMore = ({
  number,
  marks,
  wine,
  secondName,
  prices,
  secondDescription,
  detail,
  extras,
  isFeatured,
}: SheetItemMore) =>
  [number, wine, secondName, secondDescription, detail].some((text) => text !== null) ||
  marks.length + extras.length + prices.line.length + prices.cells.length + prices.lines.length > 0 ||
  prices.isTabular ||
  isFeatured

/** Energy that no label of a price says. */
function energyOf({ prices }: PrintedItem, columns: PriceColumns | undefined): string[] {
  const energies = prices.flatMap(({ energy, label, head }) =>
    energy !== undefined && label === '' && (head === undefined || columns) ? [energy] : [],
  )
  return energies.length > 0 ? [energies.join(' / ')] : []
}

/** About how wide a mark is beside a name, in em. */
const MARK_EM = 2

/** How much wider names are than other words. */
const BOLD = 1.06
/** The least that a leader takes with the space around it, in em. */
const LEADER_EM = 2

const widthOfPrices = (price: string | null, { line, cells }: SheetPrices, letterWidth: number): number =>
  price === null
    ? widthInEm(line.map(joinedLine).join(' ·  '), letterWidth) +
      cells.reduce((sum, { width }) => sum + width, 0)
    : widthInEm(price, letterWidth)

const mostEmOf = ({ line, cells }: SheetPrices): number =>
  line.reduce((sum, { label, text, former }) => sum + mostEm(label + text + former), 0) +
  WIDEST_EM * 4 * Math.max(0, line.length - 1) +
  WIDEST_EM * 1.5 * cells.reduce((sum, { width }) => sum + width, 0)

function noteOf(
  { id }: PrintedSection,
  extras: readonly PrintedExtras[],
  footer: string | undefined,
): Omit<SheetNote, keyof InBlock> {
  return { kind: 'note', id, extras: extras.map(extrasOf), footer: textOrNull(footer) }
}

function extrasOf({ name, note, between, options }: PrintedExtras): SheetExtras {
  return {
    name: printableLine(note ? `${name} (${note})` : name),
    options: options.map((option) => ({
      name: printableLine(option.name),
      price: option.price,
    })),
    between,
    words: printableLine(options.map(optionText).join(between)),
  }
}

/** The last unit of each block of courses, so that the block can be closed below it. */
function closedBlocks(units: readonly Placed[], ancestry: readonly (readonly PrintedSection[])[]): Placed[] {
  const blockOf = (unit: Placed | undefined) =>
    unit && ancestry[unit.sectionIndex]?.findLast(({ layout }) => layout === 'courses')
  return units.map((unit, index) => {
    const block = blockOf(unit)
    return block !== undefined && blockOf(units[index + 1]) !== block ? { ...unit, closesBlock: true } : unit
  })
}

/** Says of each unit of a boxed section where in the box it stands. */
function boxed(
  units: readonly Placed[],
  ancestry: readonly (readonly PrintedSection[])[],
  isBoxed: UnitsContext['isBoxed'],
): readonly Placed[] {
  const boxOf = (unit: Placed | undefined): number | undefined => {
    const outermost = unit && ancestry[unit.sectionIndex]?.at(-1)
    return outermost && isBoxed(outermost.id) ? outermost.id : undefined
  }
  return units.map((unit, index) => {
    const box = boxOf(unit)
    if (box === undefined) return unit
    const [opens, closes] = [boxOf(units[index - 1]) !== box, boxOf(units[index + 1]) !== box]
    return { ...unit, box: opens ? (closes ? 'only' : 'open') : closes ? 'close' : 'in' }
  })
}

function withAlone(units: readonly Placed[]): SheetUnit[] {
  return units.map(({ sectionIndex, ...unit }, index) => {
    if (unit.kind !== 'section') return unit
    const next = units[index + 1]
    const isFollowed = next && (next.kind !== 'section' || next.level > unit.level)
    return isFollowed ? unit : { ...unit, isAlone: true }
  })
}

const lineOrNull = (text: string | undefined): string | null => printableLine(text ?? '') || null
const textOrNull = (text: string | undefined): string | null => printableText(text ?? '') || null
