import { decodedAs, type EncodingLabel, encodings } from '../letters/encodings.ts'
import { plausibilityOf } from '../letters/plausibility.ts'
import { shiftedOf } from '../letters/shifted.ts'
import { withoutTwice } from '../letters/twice-encoded.ts'
import type { SourceHint } from '../opened.ts'

/** What a file turned out to hold, judged by its first bytes and never by its name. */
export type FileText =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly encoding: EncodingLabel
      /** It was chosen by how plausible its letters are: no mark and no rule of the bytes says it. */
      readonly isGuessed: boolean
    }
  | { readonly kind: 'binary' }

/**
 * The text of a file: UTF-8 and UTF-16 as their marks or their bytes say, and else the encoding in which its letters
 * are the most plausible ones of a language. Never throws.
 * @param hint by a person, or of the restaurant
 */
export function decodeText(bytes: Uint8Array, { encoding, country }: SourceHint = {}): FileText {
  const certain = encoding ?? unicodeOf(bytes)
  const label = certain ?? mostPlausible(bytes, languagesIn(country))
  const text = withoutTwice(decodedAs(label, bytes).replace(/^\uFEFF/u, ''))
  // Text holds next to no control characters; programs and pictures do, and early.
  const unmeant = text.slice(0, HEAD).match(UNMEANT_ALL)?.length ?? 0
  return text.includes('\0') || unmeant > Math.min(text.length, HEAD) * MOST_UNMEANT
    ? { kind: 'binary' }
    : { kind: 'text', text, encoding: label, isGuessed: certain === undefined }
}

function unicodeOf(bytes: Uint8Array): EncodingLabel | undefined {
  const shifted = shiftedOf(bytes.subarray(0, SAMPLE_BYTES))
  if (shifted) return shifted
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : utf16Of(bytes)
}

/** Share of the sequences of a text in UTF-8 that may be broken: it was cut, or pasted together. */
const BROKEN = 0.1

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // In UTF-16 without a mark each letter of English has a NUL.
    return !bytes.subarray(0, SAMPLE_BYTES).includes(0)
  } catch {
    const text = new TextDecoder().decode(bytes.subarray(0, SAMPLE_BYTES))
    const broken = text.match(/\uFFFD/gu)?.length ?? 0
    const whole = text.match(/[^\0-\x7F\uFFFD]/gu)?.length ?? 0
    return whole > 0 && broken <= (broken + whole) * BROKEN
  }
}

/** Controls but those of lines, and what isn't a letter in Unicode. */
const UNMEANT_ALL = /[\p{Co}\p{Cn}]|(?![\t\r\n])\p{Cc}/gu
const UNMEANT = new RegExp(UNMEANT_ALL.source, 'u')

/** Characters that are looked at, and the share of them that may mean nothing. */
const HEAD = 4096
const MOST_UNMEANT = 0.02

/** Share of the NULs that are in the same half of their letters, at least. */
const ONE_SIDE = 0.95

/** UTF-16 without a mark: blanks, line ends and figures have a NUL in the one half of their letters. */
function utf16Of(bytes: Uint8Array): EncodingLabel | undefined {
  const nulls = [0, 0]
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  for (const [at, byte] of sample.entries()) if (byte === 0) nulls[at % 2] = (nulls[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = nulls
  if (even + odd < sample.length / 100 || Math.max(even, odd) < (even + odd) * ONE_SIDE) return undefined
  const label = odd > even ? 'utf-16le' : 'utf-16be'
  const text = decodedAs(label, sample.subarray(0, sample.length - (sample.length % 2)))
  return UNMEANT.test(text.slice(0, -1)) ? undefined : label
}

/** Bytes that are judged: of the first lines with other letters than those of English. */
const SAMPLE_BYTES = 8192

function mostPlausible(bytes: Uint8Array, languages: readonly string[]): EncodingLabel {
  const sample = linesWithLetters(bytes)
  const judged = encodings.map(({ label, ...more }) => ({
    label,
    chance: plausibilityOf(decodedAs(label, sample), languages).chance - ('rarity' in more ? more.rarity : 0),
  }))
  return judged.reduce((best, one) => (one.chance > best.chance ? one : best)).label
}

/** The usual language of a country, as letters tell languages apart. */
function languagesIn(country: string | undefined): readonly string[] {
  if (country === undefined) return []
  const { language, script } = new Intl.Locale('und', { region: country }).maximize()
  return language === 'zh' && script === 'Hant' ? ['tw'] : [language]
}

function linesWithLetters(bytes: Uint8Array): Uint8Array {
  const sample: number[] = []
  for (let start = 0; start < bytes.length && sample.length < SAMPLE_BYTES; ) {
    const end = bytes.indexOf(0x0a, start)
    const line = bytes.subarray(start, Math.min(end < 0 ? bytes.length : end + 1, start + SAMPLE_BYTES))
    if (line.some((byte) => byte >= 0x80)) sample.push(...line)
    start = end < 0 ? bytes.length : end + 1
  }
  return Uint8Array.from(sample)
}
