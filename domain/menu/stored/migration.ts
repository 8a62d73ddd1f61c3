export interface StoredParts {
  readonly restaurant?: unknown
  /** Of version 1: the sections of the menu. */
  readonly groups?: unknown
  /** From version 2 on: the whole menu, without its restaurant. */
  readonly menu?: unknown
  readonly design?: unknown
  /** What is stored next to menus, by the name of its form: the page of a restaurant, planned prices. */
  readonly live?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/**
 * Lifts the parts of every stored form from one version to the next. Each form has only some of the parts,
 * and a part may be damaged: a migration changes what it knows and leaves the rest to the schema.
 */
export interface Migration {
  readonly name: string
  migrate(parts: StoredParts): StoredParts
}
