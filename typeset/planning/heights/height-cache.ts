import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Sheet } from '../../sheet/sheet.ts'
import type { SheetSection } from '../../sheet/units/sheet-units.ts'
import { type PartShape, PartShapes } from './part-shapes.ts'
import type { PartTypes } from './part-types.ts'
import { wideUnitsOf } from './section-places.ts'
import type { CodeSize, MeasuredPart, SheetPart } from './sheet-parts.ts'

/** What a first pass reports. */
export interface Measured {
  /** Of its parts, in points. */
  readonly heights: readonly number[]
  /** Null for a template that does not say it: all its parts are measured. */
  readonly types: PartTypes | null
}

/** How tall the parts of a sheet are when set in their column, in points. */
export interface SheetHeights {
  readonly header: number
  /** Of the header on later pages that show it: the picture across the first page does not come again. */
  readonly laterHeader: number
  /** Of the foot that is on each page. */
  readonly foot: number
  /** Of the foot of the last page, which has the notices and the code too. */
  readonly lastFoot: number
  /** Of the line that repeats the name of a section, by the place of the section among the units; else 0. */
  readonly continued: readonly number[]
  /** Of the line that repeats the heads of its columns alone; 0 where it has none. */
  readonly heads: readonly number[]
  readonly units: readonly number[]
  /** Whether the name of a unit that is an item is on one line with its price. */
  readonly areOnOneLine: readonly boolean[]
}

interface PartHeight {
  readonly height: number
  readonly isOnOneLine: boolean
}

/** A hundred menus; a height takes about two hundred bytes. */
const KEPT_HEIGHTS = 8000

/** Of a name that is repeated, in em of the names of dishes. */
const WIDEST_LETTER = 0.85

/** As many settings as a menu is tried in. */
const KEPT_SHEETS = 8

/** Papers, sizes and typefaces that owners choose. */
const KEPT_TYPES = 200

/**
 * Remembers how tall parts of earlier sheets were, so that only what is new needs measuring: after an edit one dish, and of
 * a new menu what has no shape that is known, since dishes of one shape (`part-shapes.ts`) are equally tall.
 *
 * It rests on one rule that every template keeps: the height of a part follows from the part itself and
 * the sheet's paper, margins, scale, fonts, language, header style and logo, and from nothing else.
 */
export class HeightCache {
  readonly #heights = new LRUCache<string, PartHeight>({ max: KEPT_HEIGHTS })
  readonly #types = new LRUCache<string, PartTypes>({ max: KEPT_TYPES })
  /** Of the last sheet in each of a few settings, by all that its parts are: most of them are those of the next one. */
  readonly #last = new LRUCache<string, ReadonlyMap<string, PartHeight>>({ max: KEPT_SHEETS })

  /** The heights of a sheet; `measure` is asked at most once, for those parts that are not known. */
  heightsOf(
    sheet: Sheet,
    templateId: number,
    measure: (parts: readonly MeasuredPart[]) => Measured,
  ): SheetHeights {
    const isWide = wideUnitsOf(sheet)
    const { fixed, continued, heads } = partsOf(sheet, isWide)
    const units = sheet.units.map((part, index): MeasuredPart => ({ part, isWide: isWide[index] ?? false }))
    const known = this.#heightsOf(
      [...fixed, ...continued.values(), ...heads.values(), ...units],
      sheet,
      templateId,
      measure,
    )
    const all = known.map(({ height }) => height)
    const first = all.length - units.length
    const [header = 0, laterHeader = 0, foot = 0, lastFoot = 0] = all
    const placed = (places: ReadonlyMap<number, MeasuredPart>, first: number) => {
      const byPlace = new Map([...places.keys()].map((place, index) => [place, all[first + index] ?? 0]))
      return sheet.units.map((_, index) => byPlace.get(index) ?? 0)
    }
    return {
      header,
      laterHeader,
      foot,
      lastFoot,
      continued: placed(continued, fixed.length),
      heads: placed(heads, fixed.length + continued.size),
      units: all.slice(first),
      areOnOneLine: known.slice(first).map(({ isOnOneLine }) => isOnOneLine),
    }
  }

  #heightsOf(
    parts: readonly MeasuredPart[],
    sheet: Sheet,
    templateId: number,
    measure: (parts: readonly MeasuredPart[]) => Measured,
  ): PartHeight[] {
    const surroundings = surroundingsOf(sheet, templateId)
    const keyOf = (shape: PartShape | undefined, text: string) =>
      hashed(surroundings + (shape ? JSON.stringify(shape) : text))
    const types = this.#types.get(surroundings)
    const shapes = types && PartShapes.of(sheet, types)
    const last = this.#last.get(surroundings)
    // Apart from what is kept: a sheet may have more parts than that.
    const heights = new Map<string, PartHeight>()
    /** By the shape where that is certain, else by all that the part is: those that are equally tall. */
    const unknown = new Map<string, { readonly part: MeasuredPart; readonly texts: string[] }>()
    const texts = parts.map((part) => JSON.stringify(looksOf(part)))
    for (const [index, part] of parts.entries()) {
      const text = texts[index] ?? ''
      const known = heights.get(text) ?? last?.get(text)
      const key = known ? '' : keyOf(shapes?.shapeOf(part), text)
      const height = known ?? this.#heights.get(key)
      if (height) heights.set(text, height)
      else unknown.set(key, { part, texts: [...(unknown.get(key)?.texts ?? []), text] })
    }
    if (unknown.size > 0) {
      const measured = measure([...unknown.values()].map(({ part }) => part))
      if (measured.types) this.#types.set(surroundings, measured.types)
      const learnt = shapes ?? (measured.types && PartShapes.of(sheet, measured.types))
      for (const [index, { part, texts }] of [...unknown.values()].entries()) {
        const shape = learnt?.shapeOf(part)
        const height = { height: measured.heights[index] ?? 0, isOnOneLine: shape?.isOnOneLine === true }
        for (const text of texts) {
          heights.set(text, height)
          this.#heights.set(keyOf(shape, text), height)
        }
      }
    }
    this.#last.set(surroundings, heights)
    return texts.map((text) => heights.get(text) ?? UNKNOWN)
  }
}

const UNKNOWN: PartHeight = { height: 0, isOnOneLine: false }

/** All that a part is, but for its place in the menu. */
const looksOf = ({ part, isWide }: MeasuredPart): object =>
  'id' in part ? { isWide, ...part, id: 0, sectionId: 0, headsOf: null } : { isWide, ...part }

/**
 * Returns the parts of a sheet other than its units; what repeats names and heads by the places of the
 * sections.
 */
function partsOf(sheet: Sheet, isWide: readonly boolean[]) {
  const { legend, closing } = sheet
  const code = codeSizeOf(sheet)
  const onEach = sheet.legendPlace === 'last-page' ? [] : legend
  const foot = { kind: 'foot', legend: onEach, isLast: false, code: null, closing: null } as const
  /** Whether the last page says more than the others. */
  const says =
    code !== null || onEach.length < legend.length || closing.notices.length + closing.contact.length > 0
  const across = (part: SheetPart): MeasuredPart => ({ part, isWide: true })
  const sections = sheet.units.flatMap((unit, index) => (unit.kind === 'section' ? [{ unit, index }] : []))
  const longest = sections.reduce((name, { unit }) => (unit.name.length > name.length ? unit.name : name), '')
  const areShort = longest.length * WIDEST_LETTER * sheet.nameSize <= sheet.columnWidth
  const repeated = (index: number, name: string, allHeads: SheetSection['allHeads']) =>
    [
      index,
      { part: { kind: 'continued', name, allHeads }, isWide: !sheet.headsAcross && isWide[index] === true },
    ] as const
  return {
    fixed: [
      across({ kind: 'header', header: sheet.header }),
      across({ kind: 'header', header: { ...sheet.header, cover: null } }),
      across(foot),
      across(says ? { kind: 'foot', legend, isLast: true, code, closing } : foot),
    ],
    // One height serves all that repeat a name alone, where all have one line.
    continued: new Map<number, MeasuredPart>(
      sections.map(({ unit: { name, allHeads }, index }) =>
        repeated(index, allHeads.length > 0 || !areShort ? name : longest, allHeads),
      ),
    ),
    heads: new Map<number, MeasuredPart>(
      sections
        .filter(({ unit }) => unit.allHeads.length > 0 && sheet.columns > 1)
        .map(({ unit, index }) => repeated(index, '', unit.allHeads)),
    ),
  }
}

const codeSizeOf = ({ code }: Sheet): CodeSize | null =>
  code && {
    side: code.side,
    quiet: code.quiet,
    caption: code.caption,
    host: code.host,
    isLabel: code.isLabel,
  }

const SURROUNDINGS = [
  ...(['page', 'side', 'columnWidth', 'columns', 'scale', 'style', 'nameSize', 'fonts', 'language'] as const),
  ...(['headerStyle', 'headings', 'logo', 'ledger', 'runOnSeparator'] as const),
]

/** Returns everything else that the heights of parts depend on: all but colors. */
const surroundingsOf = (sheet: Sheet, templateId: number): string =>
  hashed(JSON.stringify([templateId, ...SURROUNDINGS.map((key) => sheet[key])]))

const hashed = (text: string): string => hash('sha1', text, 'base64')
