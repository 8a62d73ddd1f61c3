/** Encodings in which programs take UTF-8 for their own, and write it as UTF-8 once more. */
const TAKEN_FOR = ['windows-1252', 'windows-1251', 'windows-1250', 'windows-1254'] as const

/** Runs of letters beyond ASCII that must turn out to be UTF-8, of all such runs. */
const MOST = 0.8
const LEAST = 2

/** Runs in which the letters of UTF-8's bytes may be. */
const RUN = /[\u0080-\uFFFD]{2,}/gu

/**
 * A text that was written as UTF-8 twice, `CrÃ¨me brÃ»lÃ©e` or `Р‘РѕСЂС‰`, as it was meant; any other as it is. Letters
 * of a language are next to never such bytes.
 */
export function withoutTwice(text: string): string {
  const sample = text.slice(0, SAMPLE)
  for (const label of TAKEN_FOR) {
    const byteOf = bytesIn(label)
    const runs = sample.match(RUN) ?? []
    const read = runs.filter((run) => meantBy(run, byteOf) !== undefined)
    if (read.length >= LEAST && read.length >= runs.length * MOST)
      return text.replaceAll(RUN, (run) => meantBy(run, byteOf) ?? run)
  }
  return text
}

/** Characters that are looked at. */
const SAMPLE = 20_000

function meantBy(run: string, byteOf: ReadonlyMap<string, number>): string | undefined {
  const bytes: number[] = []
  for (const letter of run) {
    const byte = byteOf.get(letter)
    if (byte === undefined) return undefined
    bytes.push(byte)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}

/** The bytes of the letters of an encoding; what has none in it stands for itself, as in ISO 8859-1. */
function bytesIn(label: string): ReadonlyMap<string, number> {
  const bytes = Array.from({ length: 128 }, (_, at) => at + 128)
  const letters = [...new TextDecoder(label).decode(Uint8Array.from(bytes))]
  return new Map([
    ...bytes.map((byte) => [String.fromCharCode(byte), byte] as const),
    ...bytes.map((byte, at) => [letters[at] ?? '', byte] as const),
  ])
}
