/**
 * What stands for words in the engine: two characters that it takes for the region of a language. They may be any of these
 * that aren't small letters and need no escape in a PDF.
 */
const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&'*+,-./:;=?@[]^_`{|}~"
const MOST_KEYS = CHARACTERS.length ** 2

/**
 * What the marks of a menu are abbreviations of, each under a key. The key follows from the words, so that an item is the
 * same in other menus too; only where two share one, the second takes the next.
 */
export class Meanings {
  readonly #keys = new Map<string, string>()
  readonly #words = new Map<string, string>()

  /** Empty for no words. A menu has far fewer than there are keys; beyond them a `RangeError`. */
  keyOf(words: string): string {
    if (words === '') return ''
    const known = this.#keys.get(words)
    if (known !== undefined) return known
    const key = this.#freeKeyFrom(hashOf(words))
    this.#keys.set(words, key)
    this.#words.set(key, words)
    return key
  }

  /** The words by their keys. */
  get byKey(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#words)
  }

  #freeKeyFrom(first: number): string {
    for (let step = 0; step < MOST_KEYS; step++) {
      const place = (first + step) % MOST_KEYS
      const key = `${CHARACTERS[Math.floor(place / CHARACTERS.length)]}${CHARACTERS[place % CHARACTERS.length]}`
      if (!this.#words.has(key)) return key
    }
    throw new RangeError(`No menu has marks of more than ${MOST_KEYS} meanings.`)
  }
}

function hashOf(words: string): number {
  let hash = 0
  for (let index = 0; index < words.length; index++)
    hash = (Math.imul(hash, 31) + words.charCodeAt(index)) | 0
  return hash >>> 0
}
