/** One thing as it was last in both places, and as each of them has it now. */
export interface Three<Value> {
  readonly base: Value
  readonly mine: Value
  readonly theirs: Value
}

export type Side = 'mine' | 'theirs'

/** Which side holds, by the keys of questions. */
export type Answers = ReadonlyMap<string, Side>

/** Notes what only a person can decide, and gives the answer; mine while there is none. */
export type AskSide = (key: string) => Side

/** The side that holds: the one that changed it, or either where both say the same; null where they disagree. */
export function sideOf({ base, mine, theirs }: Three<unknown>): Side | null {
  if (isEqual(base, theirs) || isEqual(mine, theirs)) return 'mine'
  return isEqual(base, mine) ? 'theirs' : null
}

/** Do they say the same? A field that is undefined is none, and the order of fields says nothing. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one) && one.length !== (other as unknown[]).length) return false
  const [a, b] = [one, other] as Readonly<Record<string, unknown>>[]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isEqual(a?.[key], b?.[key]),
  )
}

/**
 * Merges the fields of one thing. Fields are decided one by one, those of a group together.
 * @param groups fields that only make sense together, by a name of theirs
 * @param settle decides a group that both have changed; undefined leaves it to a person
 */
export function mergeFields<Of extends object>(
  { base, mine, theirs }: { readonly base: Of | undefined; readonly mine: Of; readonly theirs: Of },
  { key, groups = {}, except = [], settle }: FieldsOptions<Of>,
  ask: AskSide,
): Of {
  const grouped = new Map(
    Object.entries(groups).flatMap(([name, fields]) => fields.map((field) => [field, name])),
  )
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(base ?? {})])]
  const parts = Map.groupBy(
    names.filter((name) => !except.includes(name as keyof Of)) as (keyof Of & string)[],
    (name) => grouped.get(name) ?? name,
  )
  const merged: { [field: string]: unknown } = Object.fromEntries(Object.entries(theirs))
  for (const [name, fields] of parts) {
    const of = (value: Of | undefined) => Object.fromEntries(fields.map((field) => [field, value?.[field]]))
    const three = { base: of(base), mine: of(mine), theirs: of(theirs) }
    const side = sideOf(three)
    const settled = side ? undefined : settle?.(name)
    Object.assign(merged, settled ?? three[side ?? ask(`${key}/${name}`)])
  }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)) as Of
}

interface FieldsOptions<Of> {
  /** Begins the keys of questions. */
  readonly key: string
  readonly groups?: Readonly<Record<string, readonly string[]>>
  /** Fields that are merged elsewhere: theirs stay. */
  readonly except?: readonly (keyof Of)[]
  readonly settle?: (name: string) => Partial<Of> | undefined
}
