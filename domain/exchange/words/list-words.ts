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
