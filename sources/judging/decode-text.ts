export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** What a file turned out to hold, judged by its first bytes and never by its name. */
export type FileText =
  | { readonly kind: 'text'; readonly text: string; readonly encoding: Encoding }
  /** A workbook of Excel, Numbers or LibreOffice: cells, but not as text. */
  | { readonly kind: 'workbook' }
  | { readonly kind: 'pdf' }
  | { readonly kind: 'binary' }

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/**
 * The text of a file: UTF-8 and UTF-16 as their marks say, UTF-8 without a mark where it is valid, and
 * else Windows-1252, in which every byte means something. Never throws.
 */
export function decodeText(bytes: Uint8Array): FileText {
  // A ZIP archive (xlsx, ods, numbers), and the compound file that xls is.
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return { kind: 'workbook' }
  }
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return { kind: 'pdf' }
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  // Text holds no NUL; pictures and programs do, and early.
  return text.slice(0, 4096).includes('\0') ? { kind: 'binary' } : { kind: 'text', text, encoding }
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    // Not UTF-8: that is the finding, not a failure.
    return 'windows-1252'
  }
}
