/** Bytes above ASCII as older Macs and as Windows read them. */
const HIGH = Uint8Array.from({ length: 128 }, (_, at) => at + 128)
const MAC = [...new TextDecoder('macintosh').decode(HIGH)]
const WINDOWS = [...new TextDecoder('windows-1252').decode(HIGH)]
const windowsLetters = new Map(MAC.map((letter, at) => [letter, WINDOWS[at] ?? letter]))

/** Signs within words, capitals between small letters, ligatures and letters of Iceland, and letters where a euro sign is meant. */
const STRANGE =
  /(?<=\p{L})[^\p{L}\p{M}\p{N}\s'’.,;:!?()/&+–—"“”„*%°·-](?=\p{L})|(?<=\p{Ll})\p{Lu}(?=\p{Ll})|[\uFB01\uFB02ÞþÐð]|(?<=\d\s?)[ÄÛ](?!\p{L})/gu

const strangeIn = (text: string): number => text.match(STRANGE)?.length ?? 0

const inWindows = (text: string): string =>
  text.replaceAll(/[^\0-\x7F]/gu, (letter) => windowsLetters.get(letter) ?? letter)

/**
 * How to write the letters of a font that doesn't say what they are: as they come, which is as older Macs read them, or
 * as Windows reads them where that gives fewer strange words. Ghostscript and PDF24 write such fonts.
 */
export function lettersOf(texts: readonly string[]): (text: string) => string {
  const text = texts.join('\n')
  return strangeIn(inWindows(text)) < strangeIn(text) ? inWindows : (same) => same
}
