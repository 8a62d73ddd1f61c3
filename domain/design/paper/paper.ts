/** The papers that a design may name, in inches. `unit` is what people who use them measure in. */
export const papers = {
  letter: { name: 'Letter', width: 8.5, height: 11, unit: 'in' },
  legal: { name: 'Legal', width: 8.5, height: 14, unit: 'in' },
  tabloid: { name: 'Tabloid', width: 11, height: 17, unit: 'in' },
  'half-letter': { name: 'Half Letter', width: 5.5, height: 8.5, unit: 'in' },
  '4.25x11': { name: 'Narrow card', width: 4.25, height: 11, unit: 'in' },
  '4.25x14': { name: 'Long narrow card', width: 4.25, height: 14, unit: 'in' },
  square: { name: 'Square', width: 8, height: 8, unit: 'in' },
  '18x24': { name: 'Poster', width: 18, height: 24, unit: 'in' },
  '24x36': { name: 'Large poster', width: 24, height: 36, unit: 'in' },
  a4: { name: 'A4', width: 8.27, height: 11.69, unit: 'mm' },
  a2: { name: 'A2', width: 16.54, height: 23.39, unit: 'mm' },
  a3: { name: 'A3', width: 11.69, height: 16.54, unit: 'mm' },
  a5: { name: 'A5', width: 5.83, height: 8.27, unit: 'mm' },
  a6: { name: 'A6', width: 4.13, height: 5.83, unit: 'mm' },
  // A third of a sheet across and 1/32 in: the panel that is folded inside is 1/16 in narrower than the others.
  'letter-panel': { name: 'Panel of Letter', width: 3.6875, height: 8.5, unit: 'in' },
  'a4-panel': { name: 'Panel of A4', width: 3.918, height: 8.27, unit: 'mm' },
} as const satisfies Record<string, NamedPaper>

interface NamedPaper {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly unit: LengthUnit
}

export type LengthUnit = 'in' | 'mm'

export type PaperKey = keyof typeof papers

/** The sheets that printers of offices hold, and that everybody may print on. */
export type EverydayPaper = Extract<PaperKey, 'letter' | 'a4'>

export const paperKeys = Object.keys(papers) as [PaperKey, ...PaperKey[]]

export const PAGE_SIZES = [...paperKeys, 'custom'] as const

export type PageSizeKey = (typeof PAGE_SIZES)[number]

/** Smallest and largest side of a custom paper, in inches. */
export const CUSTOM_PAPER_RANGE_IN = { min: 1, max: 20, step: 0.1 } as const

export const POINTS_PER_INCH = 72
export const MM_PER_INCH = 25.4

export interface PaperPt {
  readonly widthPt: number
  readonly heightPt: number
}

export interface PaperChoice {
  readonly pageSize: PageSizeKey
  readonly customWidthIn: number
  readonly customHeightIn: number
  /** Turns a named paper; a custom paper keeps its given orientation. */
  readonly isLandscape: boolean
}

/** The paper of a design in PDF points (1/72 in). */
export function paperOf({ pageSize, customWidthIn, customHeightIn, isLandscape }: PaperChoice): PaperPt {
  if (pageSize === 'custom') return inPoints(customWidthIn, customHeightIn)
  const { width, height } = papers[pageSize]
  return isLandscape ? inPoints(height, width) : inPoints(width, height)
}

const inPoints = (widthIn: number, heightIn: number): PaperPt => ({
  widthPt: widthIn * POINTS_PER_INCH,
  heightPt: heightIn * POINTS_PER_INCH,
})

/** In which people measure a paper; inches for a custom one, which is said in them. */
export const unitOf = ({ pageSize }: Pick<PaperChoice, 'pageSize'>): LengthUnit =>
  pageSize === 'custom' ? 'in' : papers[pageSize].unit

/** The everyday sheet that goes with a paper: A4 with those of ISO 216, else Letter. */
export const everydayPaperFor = (pageSize: PageSizeKey): EverydayPaper =>
  pageSize !== 'custom' && papers[pageSize].unit === 'mm' ? 'a4' : 'letter'

/** Both sides of a paper: `8.5 × 11 in`, `148 × 210 mm`. */
export function paperSizeLabel(key: PaperKey, unit: LengthUnit): string {
  const { width, height } = papers[key]
  return `${lengthText(width, unit)} × ${lengthText(height, unit)} ${unit}`
}

/** Whole millimetres, or inches to two places; the number alone. */
const lengthText = (inches: number, unit: LengthUnit): string =>
  unit === 'mm' ? String(Math.round(inches * MM_PER_INCH)) : String(Math.round(inches * 100) / 100)
