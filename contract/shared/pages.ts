import { z } from 'zod'

/** Rows of the largest page of a list. */
export const PAGE_ROWS = 200

const PAGE_SIZE = `A page has 1 to ${PAGE_ROWS} rows.`

/** Which page of a list is asked for. A list that answers an array names the next page in its header `link`. */
export const pageShape = {
  cursor: z.string().min(1).max(600).optional().meta({
    description:
      'Of the page before this one: `nextCursor`, or the cursor in the header `link`. Absent: the first page.',
  }),
  limit: z.coerce
    .number(PAGE_SIZE)
    .int(PAGE_SIZE)
    .min(1, PAGE_SIZE)
    .max(PAGE_ROWS, PAGE_SIZE)
    .default(PAGE_ROWS)
    .meta({ description: 'Rows of the page.' }),
} as const

export const pageQuery = z.object(pageShape)

export type PageQuery = z.output<typeof pageQuery>

/** For lists that answer an object. */
export const nextCursorSchema = z.string().nullable().meta({ description: 'Null on the last page.' })

/** The cursor of the next page in a header `link`; null on the last page. */
export function nextCursorIn(link: string | null): string | null {
  const [, address] = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link ?? '') ?? []
  return address === undefined ? null : new URLSearchParams(address.split('?')[1]).get('cursor')
}

/** A place in a list: what orders its rows, the second key where the first one is the same. */
export type ListPlace = readonly [string, string]

export interface AskedRows {
  /** Those that follow this place; undefined: from the beginning. */
  readonly after: ListPlace | undefined
  readonly limit: number
}
