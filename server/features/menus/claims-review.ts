import { type RecipeOf, settleMenu } from '#domain/menu/claims/claims.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText, UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import type { Database } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import { NOTHING_SIGNED, signOffCountsOf } from './sign-offs/count-sign-offs.ts'
import { claimsKeyOf } from './stored/claims-key.ts'
import { menusCountedElsewise, readAnyMenu, type SavedMenuRow, writeClaims } from './stored/queries.ts'
import { countsOf } from './stored/saved-menu.ts'

/** Menus that are read between two looks at whether the server stops. */
const BATCH = 50

/**
 * Recounts what owners have to confirm in the menus that were checked with another catalogue: a claim that
 * the catalogue has withdrawn since then is listed for its owner. Guests see what the current catalog
 * supports in any case.
 */
export async function reviewClaims({ db, catalogue }: Database & Catalogue): Promise<void> {
  const contents = await catalogue.read()
  const key = claimsKeyOf(contents)
  for (;;) {
    const ids = await menusCountedElsewise(db, key, BATCH)
    for (const id of ids) await reviewMenu(db, id, contents.recipeOf, key)
    if (ids.length < BATCH) return
  }
}

async function reviewMenu(db: Db, id: string, recipeOf: RecipeOf, key: string): Promise<void> {
  const row = await readAnyMenu(db, id)
  if (!row) return
  const counts = await countOf(db, row, recipeOf)
  // A save in between has counted its own state, which is the newer one.
  await writeClaims(db, { menuId: id, ...counts, catalogue: key }, { unlessCountedBy: key })
}

const NOTHING_TO_CONFIRM = { toConfirm: 0, allergensToConfirm: 0, currency: null, ...NOTHING_SIGNED }

/** An unreadable menu has nothing that could be confirmed before it can be read; it is listed as unreadable. */
async function countOf(db: Db, { id, document }: SavedMenuRow, recipeOf: RecipeOf) {
  try {
    const menu = settleMenu(readStoredText(savedMenuForm, document).content, recipeOf)
    return { ...countsOf(menu), ...(await signOffCountsOf(db, id, menu)) }
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return { ...NOTHING_TO_CONFIRM, isReadable: 0 }
    throw error
  }
}
