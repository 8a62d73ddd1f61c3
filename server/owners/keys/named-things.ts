import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'

/** Ids that a call names, by what they are of. */
export interface NamedThings {
  readonly menus: ReadonlySet<string>
  readonly restaurants: ReadonlySet<string>
  readonly plans: ReadonlySet<string>
  readonly specials: ReadonlySet<string>
  readonly changes: ReadonlySet<string>
}

type Kind = keyof NamedThings

/** What the first id in a path is of. */
const ofPath: readonly (readonly [path: RegExp, kind: Kind])[] = [
  [/^\/api\/(?:saved-menus|bin)\/\{/u, 'menus'],
  [/^\/api\/(?:restaurants|restaurant-pages)\/\{/u, 'restaurants'],
  [/^\/api\/planned-prices\/\{/u, 'plans'],
  [/^\/api\/specials\/\{/u, 'specials'],
  [/^\/api\/changes\/\{/u, 'changes'],
]

const ofField: Readonly<Record<string, Kind>> = {
  menuId: 'menus',
  restaurantId: 'restaurants',
  restaurant: 'restaurants',
}

/** Hold words and looks, and names of nothing else. */
const WITHOUT_IDS = new Set(['content', 'design'])

/** Returns what a call names in its path, behind the question mark and in its body. */
export function namedThings({ path }: Endpoint, { params, query, body }: CallInput): NamedThings {
  const found: Record<Kind, Set<string>> = {
    menus: new Set(),
    restaurants: new Set(),
    plans: new Set(),
    specials: new Set(),
    changes: new Set(),
  }
  const [, kind] = ofPath.find(([pattern]) => pattern.test(path)) ?? []
  const [id] = Object.values((params ?? {}) as Readonly<Record<string, unknown>>)
  if (kind && id !== undefined) found[kind].add(String(id))
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    for (const [key, entry] of Object.entries(value)) {
      if (WITHOUT_IDS.has(key)) continue
      const of = ofField[key]
      if (of && (typeof entry === 'string' || typeof entry === 'number')) found[of].add(String(entry))
      else if (key === 'versions' && entry) for (const menu of Object.keys(entry)) found.menus.add(menu)
      else walk(entry)
    }
  }
  walk(query)
  walk(body)
  return found
}
