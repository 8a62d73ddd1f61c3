import { type LengthUnit, type PageSizeKey, type PaperKey, paperSizeLabel, papers } from './paper.ts'
import type { SheetKey } from './sheets.ts'

export type FormatGroup = 'paper' | 'folded' | 'cards'

/** A use of the menu, with the paper and the sheets that it takes. */
export interface Format {
  /** Among all formats. */
  readonly key: string
  readonly name: string
  /** On what it is printed, in a few words. */
  readonly detail: string
  readonly group: FormatGroup
  /** What people who use these papers measure in. */
  readonly unit: LengthUnit
  readonly settings: FormatSettings
}

interface FormatSettings {
  readonly pageSize: PageSizeKey
  readonly isLandscape: boolean
  readonly sheets: SheetKey
  readonly hasCover: boolean
}

const flat = (pageSize: PaperKey, others: Partial<FormatSettings> = {}): FormatSettings => ({
  pageSize,
  isLandscape: false,
  sheets: 'single',
  hasCover: false,
  ...others,
})

const plain = (key: PaperKey): Format => ({
  key,
  name: papers[key].name,
  detail: paperSizeLabel(key, papers[key].unit),
  group: 'paper',
  unit: papers[key].unit,
  settings: flat(key),
})

const twoUp = { sheets: 'two-up' } as const
const booklet = { sheets: 'folded', hasCover: true } as const
const triFold = { sheets: 'tri-fold', hasCover: true } as const
const tent = { sheets: 'tent', isLandscape: true } as const

type Row = readonly [name: string, detail: string, settings: FormatSettings]

const folded: readonly Row[] = [
  ['Two-up', 'Half Letter, twice on Letter', flat('half-letter', twoUp)],
  ['Two narrow cards', '4.25 × 11 in, twice on Letter', flat('4.25x11', twoUp)],
  ['Bi-fold', 'Letter pages on 11 × 17 in', flat('letter', booklet)],
  ['Small bi-fold or booklet', 'Half Letter pages on Letter', flat('half-letter', booklet)],
  ['Tri-fold', 'Six panels on Letter', flat('letter-panel', triFold)],
  ['Two-up', 'A5, twice on A4', flat('a5', twoUp)],
  ['Bi-fold', 'A4 pages on A3', flat('a4', booklet)],
  ['Small bi-fold or booklet', 'A5 pages on A4', flat('a5', booklet)],
  ['Tri-fold', 'Six panels on A4', flat('a4-panel', triFold)],
]

const cards: readonly Row[] = [
  ['Table tent', 'Two sides of Half Letter on Letter', flat('half-letter', tent)],
  ['Table tent', 'Two sides of A5 on A4', flat('a5', tent)],
]

const placemats: readonly Row[] = [
  ['Placemat', '11 × 17 in, landscape', flat('tabloid', { isLandscape: true })],
  ['Placemat', 'A3, landscape', flat('a3', { isLandscape: true })],
]

const named =
  (group: FormatGroup) =>
  ([name, detail, settings]: Row): Format => {
    const { pageSize, sheets } = settings
    const unit = pageSize === 'custom' ? 'in' : papers[pageSize].unit
    return {
      key: `${pageSize} ${sheets === 'single' ? 'landscape' : sheets}`,
      name,
      detail,
      group,
      unit,
      settings,
    }
  }

export const formats: readonly Format[] = [
  ...(
    ['letter', 'legal', 'tabloid', 'half-letter', '4.25x11', '4.25x14', 'square', '18x24', '24x36'] as const
  ).map(plain),
  ...(['a4', 'a3', 'a5', 'a6', 'a2'] as const).map(plain),
  ...placemats.map(named('paper')),
  ...folded.map(named('folded')),
  ...cards.map(named('cards')),
]

/** The format that a design has; undefined for a custom paper, and for other combinations. */
export const formatOf = (design: FormatSettings): Format | undefined =>
  formats.find(({ settings }) =>
    (['pageSize', 'isLandscape', 'sheets'] as const).every((key) => settings[key] === design[key]),
  )
