import { currencyOfSign } from './number-formats.ts'

/** What a sheet shows of its cells beyond their values. Rows and columns are from 0. */
export interface SheetLooks {
  readonly isHidden: boolean
  /** Rows that are hidden, and rows that are struck through. */
  readonly asides: ReadonlyMap<number, 'hidden' | 'struck'>
  readonly hiddenColumns: readonly number[]
  /** Signs of currencies that the formats of cells add to their figures, by row and column. */
  readonly signs: ReadonlyMap<string, string>
  /** Cells that are joined with those below them. */
  readonly joined: readonly { readonly column: number; readonly from: number; readonly to: number }[]
}

type Entries = Readonly<Record<string, Uint8Array>>

export function looksOfWorkbook(entries: Entries): SheetLooks[] {
  const text = (name: string) => new TextDecoder().decode(entries[name] ?? new Uint8Array())
  const targets = new Map(
    [...text('xl/_rels/workbook.xml.rels').matchAll(/<Relationship\b[^>]*>/gu)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(?:xl\/)?/u, ''),
    ]),
  )
  const styles = stylesOf(text('xl/styles.xml'))
  return [...text('xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\b[^>]*>/gu)].map(([tag]) => ({
    isHidden: /hidden$/iu.test(attribute(tag, 'state')),
    ...looksOfSheet(text(`xl/${targets.get(attribute(tag, String.raw`\w+:id`)) ?? ''}`), styles),
  }))
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? ''

interface Style {
  readonly isStruck: boolean
  readonly sign: string | undefined
}

function stylesOf(xml: string): Style[] {
  const part = (name: string) => new RegExp(`<${name}\\b[\\s\\S]*?</${name}>`, 'u').exec(xml)?.[0] ?? ''
  const struck = [...part('fonts').matchAll(/<font\b(?:[^>]*\/>|[\s\S]*?<\/font>)/gu)].map(([font]) =>
    /<strike\b(?![^>]*val="(?:0|false)")/u.test(font),
  )
  const formats = new Map(
    [...part('numFmts').matchAll(/<numFmt\b[^>]*>/gu)].map(([tag]) => [
      attribute(tag, 'numFmtId'),
      attribute(tag, 'formatCode'),
    ]),
  )
  return [...part('cellXfs').matchAll(/<xf\b[^>]*>/gu)].map(([tag]) => ({
    isStruck: struck[Number(attribute(tag, 'fontId'))] === true,
    sign: currencyOfSign(formats.get(attribute(tag, 'numFmtId')) ?? ''),
  }))
}

function looksOfSheet(xml: string, styles: readonly Style[]): Omit<SheetLooks, 'isHidden'> {
  const asides = new Map<number, 'hidden' | 'struck'>()
  const signs = new Map<string, string>()
  const seen = new Set<number>()
  for (const [tag] of xml.matchAll(/<row\b[^>]*>/gu))
    if (/\shidden="(?:1|true)"/u.test(tag)) asides.set(Number(attribute(tag, 'r')) - 1, 'hidden')
  for (const [tag, letters = '', number = ''] of xml.matchAll(
    /<c\b[^>]*?\br="([A-Z]{1,3})(\d{1,7})"[^>]*[^/]>/gu,
  )) {
    const row = Number(number) - 1
    const style = styles[Number(attribute(tag, 's'))]
    // The first word of a row says whether it is struck.
    if (style?.isStruck && !seen.has(row) && !asides.has(row)) asides.set(row, 'struck')
    seen.add(row)
    if (style?.sign !== undefined) signs.set(`${row},${columnOf(letters)}`, style.sign)
  }
  const joined = [
    ...xml.matchAll(/<mergeCell\b[^>]*ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/gu),
  ].flatMap(([, left = '', top = '', right = '', bottom = '']) =>
    left === right ? [{ column: columnOf(left), from: Number(top) - 1, to: Number(bottom) - 1 }] : [],
  )
  const hiddenColumns = [...xml.matchAll(/<col\b[^>]*\shidden="(?:1|true)"[^>]*>/gu)].flatMap(([tag]) => {
    const [first = 1, last = 0] = ['min', 'max'].map((name) => Number(attribute(tag, name)))
    // Often all columns to the right of the table are hidden.
    return Array.from({ length: Math.min(MOST_HIDDEN, last - first + 1) }, (_, at) => first - 1 + at)
  })
  return { asides, hiddenColumns, signs, joined }
}

/** Columns of one range that matter; no table that is read is wider. */
const MOST_HIDDEN = 400

/** `A` is 0, `AA` is 26. */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
