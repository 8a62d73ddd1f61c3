import { readdirSync, readFileSync } from 'node:fs'

/** What menus of a language are made of, by kind. */
export interface Words {
  readonly houses: readonly string[]
  readonly taglines: readonly string[]
  readonly titles: readonly string[]
  readonly dates: readonly string[]
  readonly greetings: readonly string[]
  readonly contacts: readonly string[]
  readonly notices: readonly string[]
  readonly legend: readonly string[]
  readonly headings: readonly string[]
  readonly drinkHeadings: readonly string[]
  readonly dishes: readonly string[]
  readonly drinks: readonly string[]
  readonly descriptions: readonly string[]
  readonly notes: readonly string[]
  readonly remarks: readonly string[]
  readonly extras: readonly string[]
  /** Labels of the prices of one dish, apart by ` / `. */
  readonly sizes: readonly string[]
  /** Labels of the prices of a meal. */
  readonly meals: readonly string[]
  readonly days: readonly string[]
  readonly courses: readonly string[]
  /** How many dishes of a course may be had. */
  readonly choices: readonly string[]
  /** Short lines below dishes that are none: `cash only please`. */
  readonly asides: readonly string[]
}

export interface WineWords {
  readonly regions: readonly string[]
  readonly wines: readonly string[]
  readonly producers: readonly string[]
}

const folder = new URL('./words/', import.meta.url)

/** `[headings]`, then one a line. */
function listsOf(file: string): Record<string, string[]> {
  const lists: Record<string, string[]> = {}
  let list: string[] = []
  for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
    const kind = /^\[(\w+)\]$/u.exec(line)?.[1]
    if (kind !== undefined) {
      list = []
      lists[kind] = list
    } else if (line !== '') list.push(line)
  }
  return lists
}

const WINES = 'wines.txt'

/** Languages with words, in the order of their codes. */
export const languages: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.txt') && file !== WINES)
  .map((file) => file.slice(0, -'.txt'.length))
  .sort()

const known = new Map<string, Words>()

export function wordsOf(language: string): Words {
  const found =
    known.get(language) ?? ({ asides: [], choices: [], ...listsOf(`${language}.txt`) } as unknown as Words)
  known.set(language, found)
  return found
}

export const wineWords = listsOf(WINES) as unknown as WineWords
