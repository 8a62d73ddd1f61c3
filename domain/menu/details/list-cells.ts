/** Several words in one cell: `a; b`. One with a semicolon or a quotation mark is in quotation marks. */
export const joinList = (parts: readonly string[]): string =>
  parts.map((part) => (/[;"]/.test(part) ? `"${part.replaceAll('"', '""')}"` : part)).join('; ')

/** The words of such a cell, without blank ones. */
export const splitList = (cell: string): string[] =>
  (cell.match(/\s*"(?:[^"]|"")*"\s*(?=;|$)|[^;]+/g) ?? [])
    .map((part) => unquoted(part.trim()))
    .filter(Boolean)

const unquoted = (part: string): string =>
  part.length > 1 && part.startsWith('"') && part.endsWith('"')
    ? part.slice(1, -1).replaceAll('""', '"')
    : part

/** Words of a cell, and those among them that name nothing we know. */
export interface LabelReading<Label> {
  readonly labels: readonly Label[]
  readonly unknown: readonly string[]
}

/** A word without case, spaces, dots and hyphens: `Gluten-Free` as `glutenfree`. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.\-\u2010-\u2015_]/gu, '')

/** The words of a cell, whichever sign is between them; a dash alone is none. */
export const wordsOfCell = (cell: string): string[] =>
  cell
    .split(/[,;/|&+\n]|\band\b/iu)
    .map((part) => part.trim())
    .filter((part) => foldWord(part) !== '')

export function readWords<Label>(
  cell: string,
  labelOf: (word: string) => Label | undefined,
): LabelReading<Label> {
  const labels = new Set<Label>()
  const unknown: string[] = []
  for (const word of wordsOfCell(cell)) {
    const label = labelOf(word)
    if (label === undefined) unknown.push(word)
    else labels.add(label)
  }
  return { labels: [...labels], unknown }
}

/** Finds words by their folded form. */
export const knownIn =
  <Label>(known: Readonly<Record<string, Label>>) =>
  (word: string): Label | undefined => {
    const folded = foldWord(word)
    return Object.hasOwn(known, folded) ? known[folded] : undefined
  }
