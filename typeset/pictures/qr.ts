import qrcode from 'qrcode'
import type { MenuWords } from '#domain/menu/printed/words/words.ts'
import { TypesetError } from '../job/errors.ts'

/** What is said of a code, in the language of the menu. */
export type CodeWords = Pick<MenuWords, 'onPhone' | 'codeLeadsTo'>

/** A QR code with the words next to it; lengths in points. */
export interface QrBlock {
  /** One path in a square, of a color that the page gives it as `currentColor`; its ground is left to the page too. */
  readonly svg: string
  /** Its modules with their quiet zone as a grey picture, row by row, for black ink alone. */
  readonly grey: { readonly side: number; readonly values: readonly number[] } | null
  /** Side of the square, quiet zone included. */
  readonly side: number
  /** Width of the blank edge, at which nothing else may be. */
  readonly quiet: number
  readonly caption: string
  /** Of the site where the code leads, as a person would type it. */
  readonly host: string
  /** The same with the whole way to the page. */
  readonly address: string
  /** What a screen reader says. */
  readonly description: string
}

/** Blank modules around a code (ISO/IEC 18004, 5.3.8). */
const QUIET_MODULES = 4

/** Side of the code itself, without its quiet zone: 0.8 in, read by phones at arm's length. */
const LEAST_SIDE_PT = 57.6

/** A phone that is held over a table still tells modules of half a millimetre apart. */
const LEAST_MODULE_PT = 1.4

/** What the largest code holds at this level of correction. */
const MOST_BYTES = 2331
const ERROR_CORRECTION = 'M'

/**
 * The code of an address, drawn in one colour. `scale` is that of the sheet's type: a large
 * page has a larger code, a small one none below the size that phones read. `sidePt` asks for a code of this width,
 * its blank edge included. Gives null when the code would
 * be wider than `mostPt`. An address that is not of the web throws a {@link TypesetError} (`typeset_failed`).
 */
export function qrBlockOf(
  link: string,
  {
    scale,
    mostPt,
    sidePt = 0,
    words,
    isForPress = false,
  }: {
    readonly scale: number
    readonly mostPt: number
    readonly sidePt?: number
    readonly words: CodeWords
    readonly isForPress?: boolean
  },
): QrBlock | null {
  const address = URL.parse(link)
  if (!address || !/^https?:$/.test(address.protocol))
    throw new TypesetError('typeset_failed', `The code's link is no address of the web: ${link}`)
  if (Buffer.byteLength(address.href) > MOST_BYTES) return null
  const { modules } = qrcode.create(address.href, { errorCorrectionLevel: ERROR_CORRECTION })
  const sideModules = modules.size + 2 * QUIET_MODULES
  const modulePt = Math.max(
    (LEAST_SIDE_PT * Math.max(1, scale)) / modules.size,
    LEAST_MODULE_PT,
    sidePt / sideModules,
  )
  const side = modulePt * sideModules
  if (side > mostPt) return null
  const path = runsOf(modules.data, modules.size)
    .map(({ x, y, length }) => `M${x + QUIET_MODULES} ${y + QUIET_MODULES}h${length}v1h-${length}z`)
    .join('')
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sideModules} ${sideModules}"><path fill="currentColor" d="${path}"/></svg>`,
    grey: isForPress ? greyOf(modules.data, modules.size) : null,
    side,
    quiet: QUIET_MODULES * modulePt,
    caption: words.onPhone,
    host: address.host.replace(/^www\./, ''),
    address: `${address.host}${address.pathname.replace(/\/$/, '')}`.replace(/^www\./, ''),
    description: words.codeLeadsTo.replace('{address}', () => address.href),
  }
}

function greyOf(modules: Uint8Array, size: number): NonNullable<QrBlock['grey']> {
  const side = size + 2 * QUIET_MODULES
  const isDark = (index: number) => {
    const [x, y] = [(index % side) - QUIET_MODULES, Math.floor(index / side) - QUIET_MODULES]
    return x >= 0 && y >= 0 && x < size && y < size && modules[y * size + x] === 1
  }
  return { side, values: Array.from({ length: side * side }, (_, index) => (isDark(index) ? 0 : 255)) }
}

/** The dark modules of each row that touch, as bars: no seam shows between them. */
function runsOf(modules: Uint8Array, size: number): { x: number; y: number; length: number }[] {
  const runs: { x: number; y: number; length: number }[] = []
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!modules[y * size + x]) continue
      const last = runs.at(-1)
      if (last?.y === y && last.x + last.length === x) last.length++
      else runs.push({ x, y, length: 1 })
    }
  return runs
}
