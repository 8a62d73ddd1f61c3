import { z } from 'zod'
import { designSchema } from '../../design/settings.ts'
import { menuGroupsSchema, restaurantSchema } from './schema.ts'

/** Version of what is stored of a menu. Raise it with a named migration below, never alone. */
export const MENU_DOCUMENT_VERSION = 1

/** A menu's words and prices: what is printed. Its looks are the `Design`. */
export const menuContentSchema = z.object({
  restaurant: restaurantSchema,
  groups: menuGroupsSchema,
})

export const menuDocumentSchema = z.object({
  documentVersion: z.literal(MENU_DOCUMENT_VERSION),
  content: menuContentSchema,
  design: designSchema,
})

export type MenuContent = z.infer<typeof menuContentSchema>
export type MenuDocument = z.infer<typeof menuDocumentSchema>

interface StoredDocument {
  documentVersion: number
  [part: string]: unknown
}

/** Each entry lifts a document from the version before it; index 0 lifts version 1 to version 2. */
const migrations: readonly ((stored: StoredDocument) => StoredDocument)[] = []

const storedDocumentSchema = z.looseObject({ documentVersion: z.int().positive() })

/** Thrown for a stored document that this version of Carte cannot understand. */
export class UnreadableDocumentError extends Error {
  override readonly name = 'UnreadableDocumentError'
}

/**
 * Reads a stored document of any earlier version.
 * @throws {UnreadableDocumentError} if it is of a later version, or is no menu at all: it is refused,
 * never filled with defaults, because a default would be saved over somebody's work.
 */
export function readMenuDocument(stored: unknown): MenuDocument {
  const envelope = storedDocumentSchema.safeParse(stored)
  if (!envelope.success) throw new UnreadableDocumentError('The stored menu has no document version.')
  if (envelope.data.documentVersion > MENU_DOCUMENT_VERSION) {
    throw new UnreadableDocumentError(
      `The menu was saved by a newer version of Carte (document version ${envelope.data.documentVersion}).`,
    )
  }
  const current = migrations
    .slice(envelope.data.documentVersion - 1)
    .reduce<StoredDocument>((document, migrate) => migrate(document), envelope.data)
  const document = menuDocumentSchema.safeParse(current)
  if (!document.success) {
    throw new UnreadableDocumentError('The stored menu is damaged.', { cause: document.error })
  }
  return document.data
}
