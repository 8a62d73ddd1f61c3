import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { AskedRows, ListPlace, PageQuery } from '#contract/shared/pages.ts'
import { AppError } from '../../errors/app-error.ts'
import type { HttpContext } from '../bindings.ts'

/**
 * Which rows a page needs: one more than it shows, which tells whether there is a next page.
 * @throws {AppError} `invalid_input` for a cursor that this list has not given
 */
export const askedPage = ({ path }: Endpoint, { cursor, limit }: PageQuery): AskedRows => ({
  after: cursor === undefined ? undefined : placeIn(path, cursor),
  limit: limit + 1,
})

/** The rows shown of those read for a page, and the cursor of the next, also in the header `link` (RFC 8288). */
export function shownPage<Row>(
  c: HttpContext,
  { path }: Endpoint,
  { limit }: PageQuery,
  read: readonly Row[],
  placeOf: (row: Row) => ListPlace,
): { readonly rows: readonly Row[]; readonly nextCursor: string | null } {
  const rows = read.slice(0, limit)
  const last = rows.at(-1)
  if (read.length <= limit || last === undefined) return { rows, nextCursor: null }
  const nextCursor = Buffer.from(JSON.stringify([path, ...placeOf(last)])).toString('base64url')
  const query = new URLSearchParams({ ...c.req.query(), cursor: nextCursor })
  c.header('link', `<${c.req.path}?${query}>; rel="next"`)
  return { rows, nextCursor }
}

/** A page of a list that is in memory, and known by one key. */
export function pageInMemory<Row>(
  c: HttpContext,
  call: Endpoint,
  query: PageQuery,
  all: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const { after, limit } = askedPage(call, query)
  const from = after ? all.findIndex((row) => keyOf(row) === after[0]) + 1 : 0
  if (after && from === 0) throw wrongCursor()
  return shownPage(c, call, query, all.slice(from, from + limit), (row) => [keyOf(row), '']).rows
}

function placeIn(path: string, cursor: string): ListPlace {
  try {
    const [list, first, second, ...others] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const isOne = list === path && typeof first === 'string' && typeof second === 'string'
    if (isOne && others.length === 0) return [first, second]
  } catch {
    // Only JSON can be a cursor.
  }
  throw wrongCursor()
}

const wrongCursor = () => {
  const message = 'This cursor is not of a page of this list. Leave it out to begin with the first page.'
  return new AppError('invalid_input', { message, details: { fields: [{ path: 'cursor', message }] } })
}
