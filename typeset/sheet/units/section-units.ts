import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import { printableLine } from '../../text/printable-text.ts'
import { isInBlock } from './nesting.ts'
import { lineOf, type PriceColumns } from './sheet-prices.ts'
import type { InBlock, SheetNote, SheetPicture, SheetSection } from './sheet-units.ts'
import { extrasOf, lineOrNull, textOrNull } from './unit-texts.ts'
import type { UnitsContext } from './units-context.ts'

/** Beyond this many dishes a heading next to them has room, whatever it says. */
const MOST_ROWS = 8

interface HeadingContext {
  /** The section and those around it. */
  readonly chain: readonly PrintedSection[]
  readonly columns: PriceColumns | undefined
  readonly headsOf: number | null
  readonly context: UnitsContext
}

export function headingOf(
  section: PrintedSection,
  { chain, columns, headsOf, context }: HeadingContext,
): Omit<SheetSection, keyof InBlock> {
  const { id, name, secondName, daypart, intro, choose } = section
  const allHeads = columns?.heads.map(({ label, width }) => ({ label, width })) ?? []
  return {
    kind: 'section',
    id,
    name: printableLine(name),
    level: chain.length - 1,
    peers: [],
    rows: Math.min(MOST_ROWS, section.items.length),
    opensBlock: isInBlock(chain) && !isInBlock(chain.slice(1)),
    secondName: lineOrNull(secondName),
    daypart: lineOrNull(daypart),
    intro: textOrNull(intro),
    choose: lineOrNull(choose),
    prices: standAtFoot(section, context) ? [] : pricesOfWhole(section),
    heads: section.heads.length > 0 ? allHeads : [],
    allHeads,
    headsOf,
    isAlone: false,
    image: context.pictures.sections?.get(id)?.path ?? null,
    pictures: context.picturesInGrids ? gridOf(section, context) : [],
  }
}

/** A sheet of four by three pictures is as much as the eye takes in. */
const MOST_IN_GRID = 12

/** The pictures of the dishes of a section: of more than a grid holds, those of the favorites first. */
function gridOf({ items }: Pick<PrintedSection, 'items'>, { pictures }: UnitsContext): SheetPicture[] {
  const shown = items.filter(({ id }) => pictures.items?.has(id))
  const kept = new Set(
    shown.toSorted((one, other) => Number(other.isFeatured) - Number(one.isFeatured)).slice(0, MOST_IN_GRID),
  )
  return shown
    .filter((item) => kept.has(item))
    .map(({ id, name, number }) => ({
      path: pictures.items?.get(id)?.path ?? '',
      caption: printableLine(number === undefined ? name : `${number} ${name}`),
    }))
}

/** What a section prints below its items. */
export function noteOf(
  { id }: Pick<PrintedSection, 'id'>,
  {
    extras = [],
    footer,
    prices = [],
  }: Partial<Pick<PrintedSection, 'extras'> & Pick<SheetNote, 'prices'>> & {
    readonly footer?: string | undefined
  },
  context: UnitsContext,
): Omit<SheetNote, keyof InBlock> {
  return {
    kind: 'note',
    id,
    extras: extras.map((each) => extrasOf(each, context)),
    footer: textOrNull(footer),
    prices,
  }
}

export const isMostlyUnpriced = (items: PrintedSection['items']): boolean =>
  items.filter(({ prices }) => prices.length > 0).length * 2 < items.length

/** Fewer dishes are a choice at one price, which guests ask for first. */
const LEAST_COURSES = 3

/** Whether what a set menu costs is said below all of its courses. */
export const standAtFoot = ({ layout, items }: PrintedSection, { setsCourses }: UnitsContext): boolean =>
  setsCourses &&
  (layout === 'courses' || (layout !== 'inline' && items.length >= LEAST_COURSES && isMostlyUnpriced(items)))

/** What a section costs as a whole. */
export const pricesOfWhole = ({ prices }: Pick<PrintedSection, 'prices'>): SheetSection['prices'] =>
  prices.map((price) => lineOf(price))
