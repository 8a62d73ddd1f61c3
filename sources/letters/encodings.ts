import { codePages } from './code-pages.ts'
import { decodeShifted, isShifted, type ShiftedLabel } from './shifted.ts'

/** By how much a rarer encoding has to be more plausible, in natural logarithms. */
const RARE = 2
const RAREST = 4

interface Encoding {
  /** As WHATWG's Encoding Standard labels it, or a code page of ours. */
  readonly label: string
  /** As an owner may know it. */
  readonly name: string
  readonly rarity?: number
}

/** Encodings of text that isn't UTF-8, the most frequent of each region first. */
export const encodings = [
  { label: 'windows-1252', name: 'Western European (Windows)' },
  { label: 'windows-1250', name: 'Central European (Windows)' },
  { label: 'windows-1251', name: 'Cyrillic (Windows)' },
  { label: 'windows-1253', name: 'Greek (Windows)' },
  { label: 'windows-1254', name: 'Turkish (Windows)' },
  { label: 'windows-1255', name: 'Hebrew (Windows)' },
  { label: 'windows-1256', name: 'Arabic (Windows)' },
  { label: 'windows-1257', name: 'Baltic (Windows)' },
  { label: 'windows-1258', name: 'Vietnamese (Windows)' },
  { label: 'windows-874', name: 'Thai (Windows)' },
  { label: 'shift_jis', name: 'Japanese (Shift JIS)' },
  { label: 'euc-jp', name: 'Japanese (EUC)' },
  { label: 'gb18030', name: 'Chinese, simplified (GB 18030)' },
  { label: 'big5', name: 'Chinese, traditional (Big5)' },
  { label: 'euc-kr', name: 'Korean (EUC-KR)' },
  { label: 'koi8-u', name: 'Cyrillic (KOI8)', rarity: RARE },
  { label: 'iso-8859-15', name: 'Western European (ISO 8859-15)', rarity: RARE },
  { label: 'iso-8859-2', name: 'Central European (ISO 8859-2)', rarity: RARE },
  { label: 'iso-8859-4', name: 'Baltic (ISO 8859-4)', rarity: RAREST },
  { label: 'iso-8859-5', name: 'Cyrillic (ISO 8859-5)', rarity: RARE },
  { label: 'iso-8859-6', name: 'Arabic (ISO 8859-6)', rarity: RARE },
  { label: 'iso-8859-7', name: 'Greek (ISO 8859-7)', rarity: RARE },
  { label: 'iso-8859-13', name: 'Baltic (ISO 8859-13)', rarity: RARE },
  { label: 'macintosh', name: 'Western European (Mac)', rarity: RARE },
  { label: 'x-mac-cyrillic', name: 'Cyrillic (Mac)', rarity: RARE },
  { label: 'x-mac-ce', name: 'Central European (Mac)', rarity: RAREST },
  { label: 'x-mac-greek', name: 'Greek (Mac)', rarity: RAREST },
  { label: 'x-mac-turkish', name: 'Turkish (Mac)', rarity: RAREST },
  { label: 'ibm850', name: 'Western European (DOS)', rarity: RARE },
  { label: 'ibm852', name: 'Central European (DOS)', rarity: RARE },
  { label: 'ibm866', name: 'Cyrillic (DOS)', rarity: RARE },
  { label: 'ibm437', name: 'English (DOS)', rarity: RAREST },
  { label: 'ibm737', name: 'Greek (DOS)', rarity: RAREST },
  { label: 'ibm857', name: 'Turkish (DOS)', rarity: RAREST },
  { label: 'ibm775', name: 'Baltic (DOS)', rarity: RAREST },
  { label: 'ibm862', name: 'Hebrew (DOS)', rarity: RAREST },
  { label: 'ibm861', name: 'Icelandic (DOS)', rarity: RAREST },
] as const satisfies readonly Encoding[]

export type EncodingLabel =
  | (typeof encodings)[number]['label']
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | ShiftedLabel

/** `Central European (Windows)` */
export const encodingName = (label: EncodingLabel): string =>
  encodings.find((one) => one.label === label)?.name ?? label.toUpperCase()

/** The text of bytes; what means nothing in the encoding becomes U+FFFD. */
export function decodedAs(label: EncodingLabel, bytes: Uint8Array): string {
  if (isShifted(label)) return decodeShifted(label, bytes).normalize('NFC')
  if (!Object.hasOwn(codePages, label)) return new TextDecoder(label).decode(bytes).normalize('NFC')
  const upper = [...codePages[label as keyof typeof codePages]]
  const letters = Array.from({ length: 256 }, (_, byte) => upper[byte - 0x80] ?? String.fromCharCode(byte))
  const parts: string[] = []
  for (const byte of bytes) parts.push(letters[byte] ?? '')
  return parts.join('')
}
