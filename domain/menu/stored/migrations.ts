/** The parts of a menu that a stored form has, as some version wrote them. */
export interface StoredParts {
  readonly restaurant?: unknown
  readonly groups?: unknown
  readonly design?: unknown
}

/**
 * Lifts the parts of every stored form from one version to the next. Each form has only some of the parts,
 * and a part may be damaged: a migration changes what it knows and leaves the rest to the schema.
 */
export interface Migration {
  readonly name: string
  migrate(parts: StoredParts): StoredParts
}

/** Ordered: the first lifts version 1 to version 2. A released migration is never changed or removed. */
export const migrations: readonly Migration[] = []

/** The version that is written today. */
export const MENU_DOCUMENT_VERSION = 1 + migrations.length
