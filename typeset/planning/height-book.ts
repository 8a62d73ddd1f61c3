import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Sheet } from '../sheet/sheet.ts'
import type { SheetSection, SheetUnit } from '../sheet/sheet-units.ts'

/** Something whose height the first pass of a template reports. */
export type SheetPart =
  | { readonly kind: 'header'; readonly header: Sheet['header'] }
  | {
      readonly kind: 'foot'
      readonly legend: Sheet['legend']
      readonly isLast: boolean
      readonly code: CodeSize | null
      readonly closing: Sheet['closing'] | null
    }
  | { readonly kind: 'continued'; readonly name: string; readonly allHeads: SheetSection['allHeads'] }
  | SheetUnit

/** What the height of a code's block follows from. */
type CodeSize = Pick<NonNullable<Sheet['code']>, 'side' | 'quiet' | 'caption' | 'host' | 'isLabel'>

/** How tall the parts of a sheet are when set in their column, in points. */
export interface SheetHeights {
  readonly header: number
  /** Of the foot that stands on each page. */
  readonly foot: number
  /** Of the foot of the last page, which has the notices and the code too. */
  readonly lastFoot: number
  /** Of the line that repeats the name of a section, by the place of the section among the units; else 0. */
  readonly continued: readonly number[]
  readonly units: readonly number[]
}

/** Two hundred menus; a height takes about two hundred bytes. */
const KEPT_HEIGHTS = 8000

/**
 * Remembers how tall parts of earlier sheets were, so that only new texts need measuring: after an edit
 * one dish, and little of a menu whose dishes come from the catalogue.
 *
 * It rests on one rule that every template keeps: the height of a part follows from the part itself and
 * the sheet's paper, margins, scale, fonts, language, header style and logo, and from nothing else.
 */
export class HeightBook {
  readonly #heights = new LRUCache<string, number>({ max: KEPT_HEIGHTS })

  /** The heights of a sheet; `measure` is asked at most once, for those parts that are not known. */
  heightsOf(
    sheet: Sheet,
    templateId: number,
    measure: (parts: readonly SheetPart[]) => number[],
  ): SheetHeights {
    const parts = partsOf(sheet)
    const keys = parts.map(keysFor(sheet, templateId))
    // Apart from what is kept: a sheet may have more parts than that.
    const heights = new Map<string, number>()
    const unknown = new Map<string, SheetPart>()
    for (const [index, part] of parts.entries()) {
      const key = keys[index] ?? ''
      const height = this.#heights.get(key)
      if (height === undefined) unknown.set(key, part)
      else heights.set(key, height)
    }
    const measured = unknown.size > 0 ? measure([...unknown.values()]) : []
    for (const [index, key] of [...unknown.keys()].entries()) {
      const height = measured[index] ?? 0
      heights.set(key, height)
      this.#heights.set(key, height)
    }
    const [header = 0, foot = 0, lastFoot = 0, ...others] = keys.map((key) => heights.get(key) ?? 0)
    const places = sheet.units.flatMap(({ kind }, index) => (kind === 'section' ? [index] : []))
    const repeated = new Map(places.map((place, index) => [place, others[index] ?? 0]))
    return {
      header,
      foot,
      lastFoot,
      continued: sheet.units.map((_, index) => repeated.get(index) ?? 0),
      units: others.slice(places.length),
    }
  }
}

function partsOf(sheet: Sheet): SheetPart[] {
  const { legend, closing } = sheet
  const code = codeSizeOf(sheet)
  const foot = { kind: 'foot', legend, isLast: false, code: null, closing: null } as const
  /** Whether the last page says more than the others. */
  const says = code !== null || closing.notices.length + closing.contact.length > 0
  const sections = sheet.units.filter((unit) => unit.kind === 'section')
  const longest = sections.reduce((name, unit) => (unit.name.length > name.length ? unit.name : name), '')
  return [
    { kind: 'header', header: sheet.header },
    foot,
    says ? { kind: 'foot', legend, isLast: true, code, closing } : foot,
    // One height serves all that repeat a name alone.
    ...sections.map(({ name, allHeads }) => ({
      kind: 'continued' as const,
      name: allHeads.length > 0 ? name : longest,
      allHeads,
    })),
    ...sheet.units,
  ]
}

const codeSizeOf = ({ code }: Sheet): CodeSize | null =>
  code && {
    side: code.side,
    quiet: code.quiet,
    caption: code.caption,
    host: code.host,
    isLabel: code.isLabel,
  }

/** Everything but colours, ids and the other parts goes into the key of a part. */
function keysFor(sheet: Sheet, templateId: number): (part: SheetPart) => string {
  const { page, columnWidth, scale, style, fonts, language, headerStyle, logo } = sheet
  const surroundings = createHash('sha1').update(
    JSON.stringify([templateId, page, columnWidth, scale, style, fonts, language, headerStyle, logo]),
  )
  return (part) => {
    const looks = 'id' in part ? { ...part, id: 0, sectionId: 0, headsOf: null } : part
    return surroundings.copy().update(JSON.stringify(looks)).digest('base64')
  }
}
