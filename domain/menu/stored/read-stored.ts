import { z } from 'zod'
import { withLiftedDesign } from './lift-design.ts'
import type { Migration, StoredParts } from './migration.ts'
import { MENU_DOCUMENT_VERSION, migrations } from './migrations.ts'

type StoredObject = Readonly<Record<string, unknown>>

/** One form in which menus are stored. {@link storedText} writes it, {@link readStoredText} reads it. */
export interface StoredForm<Schema extends z.ZodType = z.ZodType> {
  readonly name: string
  /** Its present fields, without the version. */
  readonly schema: Schema
  /** Carte 0.1 wrote no version into this form: without one, it is of version 1. */
  readonly mayLackVersion: boolean
  partsOf(stored: StoredObject): StoredParts
  withParts(stored: StoredObject, parts: StoredParts): StoredObject
}

/** Thrown for something stored that this version of Carte cannot understand; its message is for the owner. */
export class UnreadableDocumentError extends Error {
  override readonly name = 'UnreadableDocumentError'
}

const envelopeSchema = z.looseObject({ documentVersion: z.int().positive().optional() })

export const stamped = <Value extends object>(value: Value) => ({
  documentVersion: MENU_DOCUMENT_VERSION,
  ...value,
})

/** The same as text. */
export const storedText = (value: object, indent?: number): string =>
  JSON.stringify(stamped(value), null, indent)

/**
 * Reads a stored form of this version or an earlier one.
 * @param steps other migrations than the released ones, for tests
 * @throws {UnreadableDocumentError} if it is of a later version, or damaged: it is refused, never filled
 * with defaults, because a default would be saved over the owner's work
 */
export function readStored<Schema extends z.ZodType>(
  form: StoredForm<Schema>,
  stored: unknown,
  steps: readonly Migration[] = migrations,
): z.output<Schema> {
  const envelope = envelopeSchema.safeParse(stored)
  const version = envelope.data?.documentVersion ?? (form.mayLackVersion ? 1 : undefined)
  if (!envelope.success || version === undefined)
    throw new UnreadableDocumentError(`The stored ${form.name} has no document version.`)
  if (version > steps.length + 1) {
    throw new UnreadableDocumentError(
      `The ${form.name} was saved by a newer version of Carte (document version ${version}).`,
    )
  }
  const { documentVersion: _, ...rest } = envelope.data
  const parts = steps
    .slice(version - 1)
    .reduce<StoredParts>((older, { migrate }) => migrate(older), form.partsOf(rest))
  const read = form.schema.safeParse(form.withParts(rest, withLiftedDesign(parts)))
  if (!read.success)
    throw new UnreadableDocumentError(`The stored ${form.name} is damaged.`, { cause: read.error })
  return read.data
}

/**
 * Reads a stored form as it is kept.
 * @throws {UnreadableDocumentError} as {@link readStored}, and for a text that isn't JSON
 */
export const readStoredText = <Schema extends z.ZodType>(
  form: StoredForm<Schema>,
  text: string,
): z.output<Schema> => readStored(form, parseJson(text, `The stored ${form.name} is damaged`))

/** What reads a stored form; something else where this version of Carte cannot read it. */
export function ifReadable<Value, Other>(read: () => Value, other: Other): Value | Other {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return other
    throw error
  }
}

export function parseJson(text: string, complaint: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnreadableDocumentError(`${complaint}: it is not complete JSON.`, { cause })
  }
}
