/** One of the two that are compared: the menu that is open in this tab, or a saved one, now or as it was saved before. */
export type ComparedSide =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'saved'
      readonly id: string
      /** Of an earlier state; null for the menu as it was saved last. */
      readonly version: number | null
    }

export interface Sides {
  /** Null where nothing was chosen yet. */
  readonly before: ComparedSide | null
  readonly after: ComparedSide | null
}

const OPEN = 'open'

/** The names of the two in the address: `?a=…&state=3&b=…&with=5`. */
const names = { before: ['a', 'state'], after: ['b', 'with'] } as const

export const readSides = (search: URLSearchParams): Sides => ({
  before: readSide(search, names.before),
  after: readSide(search, names.after),
})

function readSide(search: URLSearchParams, [menu, state]: readonly [string, string]): ComparedSide | null {
  const id = search.get(menu)
  if (!id) return null
  if (id === OPEN) return { kind: 'open' }
  const version = Number(search.get(state))
  return { kind: 'saved', id, version: Number.isSafeInteger(version) && version > 0 ? version : null }
}

export function writeSides({ before, after }: Sides): URLSearchParams {
  const search = new URLSearchParams()
  for (const [side, [menu, state]] of [
    [before, names.before],
    [after, names.after],
  ] as const) {
    if (!side) continue
    search.set(menu, side.kind === 'open' ? OPEN : side.id)
    if (side.kind === 'saved' && side.version !== null) search.set(state, String(side.version))
  }
  return search
}
