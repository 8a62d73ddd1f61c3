import { createHash } from 'node:crypto'
import { WORDINGS_VERSION } from '#domain/catalogue/voices/wordings.ts'
import { recipeKey } from '#domain/menu/claims/claims.ts'
import { MENU_DOCUMENT_VERSION } from '#domain/menu/stored/migrations.ts'
import type { LiveCatalogue } from '../../../catalogue/live-catalogue.ts'

type Contents = Awaited<ReturnType<LiveCatalogue['read']>>

/** Counts, and the currency. */
const COUNTS_VERSION = 2

const keys = new WeakMap<Contents, string>()

/**
 * Names a catalogue by all that its recipes claim: two of one name support the same. A version of Carte that
 * reads menus in another way looks at all of them again.
 */
export function claimsKeyOf(contents: Contents): string {
  const known = keys.get(contents)
  if (known) return known
  const hash = createHash('sha256').update(`${MENU_DOCUMENT_VERSION} ${WORDINGS_VERSION} ${COUNTS_VERSION}`)
  for (const dish of contents.recipes)
    hash.update(JSON.stringify([dish.id, recipeKey(dish), dish.dietaryOptions, dish.allergens]))
  const key = hash.digest('base64url')
  keys.set(contents, key)
  return key
}
