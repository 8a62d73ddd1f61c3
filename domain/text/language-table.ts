export interface LanguageTable<Column extends string> {
  readonly tags: readonly string[]
  /** @throws {Error} for a language that the table lacks */
  readonly of: (tag: string) => Readonly<Record<Column, string>>
}

/**
 * Reads a table with a language a line: `fr: ou | Pour {n} personnes`.
 * @throws {Error} for a line with more or fewer words than columns, or with an empty one
 */
export function languageTable<const Column extends string>(
  columns: readonly Column[],
  text: string,
): LanguageTable<Column> {
  const rows = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const colon = line.indexOf(':')
        // Words may begin or end with a space that doesn't break.
        const words = line
          .slice(colon + 1)
          .split('|')
          .map((word) => word.replace(/^ +| +$/g, ''))
        if (colon < 0 || words.length !== columns.length || words.includes(''))
          throw new Error(`Not a line of ${columns.length} words: ${line}`)
        const named = Object.fromEntries(columns.map((column, at) => [column, words[at]]))
        return [line.slice(0, colon), named as Record<Column, string>] as const
      }),
  )
  return {
    tags: [...rows.keys()],
    of(tag) {
      const words = rows.get(tag)
      if (!words) throw new Error(`The table has no words of ${tag}.`)
      return words
    },
  }
}
