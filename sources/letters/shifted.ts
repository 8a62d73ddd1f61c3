/**
 * Encodings that write other letters with bytes of ASCII, as mail and old systems do, or with four bytes each: their
 * own marks say which one it is.
 */
const shifted = ['iso-2022-jp', 'iso-2022-kr', 'hz-gb-2312', 'utf-7', 'utf-32le', 'utf-32be'] as const

export type ShiftedLabel = (typeof shifted)[number]

export const isShifted = (label: string): label is ShiftedLabel => shifted.some((one) => one === label)

/** The escapes before letters, and the signs around them (RFC 1468, RFC 1557). */
const ESCAPE = String.fromCharCode(27)
const JAPANESE = ['$@', '$B', '$(D'].map((mark) => `${ESCAPE}${mark}`)
const KOREAN = `${ESCAPE}$)C`
const [OUT, IN] = [14, 15].map((code) => String.fromCharCode(code))
const SHIFTED_OUT = new RegExp(`${OUT}([^${IN}\\n]*)${IN}?`, 'gu')

/** Letters of UTF-7 in a text, at least: `+Bacon-` may be two words of a menu. */
const LEAST_RUNS = 3

/** The encoding whose marks these bytes have; undefined for any other. */
export function shiftedOf(bytes: Uint8Array): ShiftedLabel | undefined {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe && third === 0 && fourth === 0) return 'utf-32le'
  if (first === 0 && second === 0 && third === 0xfe && fourth === 0xff) return 'utf-32be'
  const wide = wideOf(bytes)
  if (wide || bytes.some((byte) => byte >= 0x80)) return wide
  const text = asAscii(bytes)
  if (JAPANESE.some((mark) => text.includes(mark))) return 'iso-2022-jp'
  if (text.includes(KOREAN)) return 'iso-2022-kr'
  if (/~\{(?:[!-w][!-~])+~\}/u.test(text)) return 'hz-gb-2312'
  const runs = text.match(RUN) ?? []
  const areLetters = runs.every((run) => /^[\p{L}\p{M}\p{Sc}\p{P}\p{N}]+$/u.test(utf16Of(run)))
  const rest = text.replaceAll(RUN, '').replaceAll('+-', '')
  return runs.length >= LEAST_RUNS && areLetters && !rest.includes('+') ? 'utf-7' : undefined
}

/** Three of the four bytes of a letter are none, or two of those of other scripts. */
function wideOf(bytes: Uint8Array): ShiftedLabel | undefined {
  if (bytes.length < 8) return undefined
  const nulls = [0, 0, 0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) nulls[at % 4] = (nulls[at % 4] ?? 0) + 1
  const letters = Math.floor(bytes.length / 4)
  const isEmpty = (at: number) => (nulls[at] ?? 0) >= letters
  if (isEmpty(2) && isEmpty(3)) return 'utf-32le'
  return isEmpty(0) && isEmpty(1) ? 'utf-32be' : undefined
}

/** The text of bytes; what means nothing in the encoding becomes U+FFFD. */
export function decodeShifted(label: ShiftedLabel, bytes: Uint8Array): string {
  switch (label) {
    case 'iso-2022-jp':
      return new TextDecoder(label).decode(bytes)
    case 'iso-2022-kr':
      return raised(asAscii(bytes).replaceAll(KOREAN, ''), SHIFTED_OUT, 'euc-kr')
    case 'hz-gb-2312':
      return raised(asAscii(bytes).replaceAll('~\n', ''), /~\{(.*?)(?:~\}|$)/gmu, 'gb18030').replaceAll(
        '~~',
        '~',
      )
    case 'utf-7':
      return asAscii(bytes).replaceAll(RUN, utf16Of).replaceAll('+-', '+')
    case 'utf-32le':
    case 'utf-32be':
      return fromWide(bytes, label === 'utf-32le')
  }
}

const asAscii = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes)

/** Runs of letters with their upper bits, which these encodings leave out. */
const raised = (text: string, run: RegExp, label: string): string =>
  text.replaceAll(run, (_, inner: string) =>
    new TextDecoder(label).decode(Uint8Array.from(inner, (letter) => letter.charCodeAt(0) | 0x80)),
  )

/** `+AOk-`: letters of UTF-16 in base 64. */
const RUN = /\+[A-Za-z\d+/]{3,}-?/gu

function utf16Of(run: string): string {
  const digits = run.replace(/^\+|-$/gu, '')
  // One more digit than whole bytes have.
  if (digits.length % 4 === 1) return '\uFFFD'
  const bytes = Uint8Array.from(atob(digits), (letter) => letter.charCodeAt(0))
  return new TextDecoder('utf-16be').decode(bytes.subarray(0, bytes.length - (bytes.length % 2)))
}

function fromWide(bytes: Uint8Array, isLittle: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length - (bytes.length % 4))
  const letters: string[] = []
  for (let at = 0; at < view.byteLength; at += 4) {
    const code = view.getUint32(at, isLittle)
    letters.push(
      code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : '\uFFFD',
    )
  }
  return letters.join('')
}
