import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { User } from '#contract/accounts/accounts.ts'
import { SIGN_OFFS_KEPT, type signDeclarations } from '#contract/menus/sign-offs.ts'
import { checkedMenu } from '#domain/live/calendar/checked-menu.ts'
import { type RecipeOf, settleMenu } from '#domain/menu/claims/claims.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { type SignOff, whyNotSigned } from '#domain/menu/sign-off/sign-offs.ts'
import { signedText } from '#domain/menu/sign-off/signed-text.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { signedTextHash } from '../../../db/documents/signed-text-hash.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import { AppError } from '../../../errors/app-error.ts'
import { specialsOnMenus } from '../../../live/beside-menu.ts'
import { recordChange } from '../../../owners/audit-trail.ts'
import { readMenu } from '../stored/queries.ts'
import { countSignOffs } from './count-sign-offs.ts'
import { dropOldSignOffs, insertSignOffs, lastSignOffs, writeSignOffCounts } from './queries.ts'

type Wish = z.output<typeof signDeclarations.body>

/**
 * Signs the declarations of items of a menu as they are stored: all of them, or none. No save of the owner comes
 * in between.
 * @throws {AppError} `menu_not_found`, `declaration_changed`, `declaration_missing`; each dish is named in the details
 * @throws {UnreadableDocumentError}
 */
export const sign = (
  { db, clock }: Database & Clock,
  { user, menuId, wish, recipeOf }: { user: User; menuId: string; wish: Wish; recipeOf: RecipeOf },
): Promise<readonly SignOff[]> =>
  db.transaction().execute(async (transaction) => {
    const at = clock()
    await lockOwner(transaction, user.house.id)
    const stored = await readMenu(transaction, menuId)
    if (!stored) throw new AppError('menu_not_found')
    const menu = settleMenu(readStoredText(savedMenuForm, stored.document).content, recipeOf)
    const specials = (await specialsOnMenus(transaction, [menuId])).get(menuId) ?? []
    // Prices are not signed.
    const texts = textsToSign(checkedMenu(menu, { plans: [], specials }), wish)
    await insertSignOffs(
      transaction,
      texts.map(({ itemId, text, textHash }) => ({
        id: randomUUID(),
        menuId,
        ownerId: stored.ownerId,
        itemId: String(itemId),
        name: wish.name,
        accountId: user.id,
        accountName: user.username,
        text,
        textHash,
        at: at.toISOString(),
      })),
    )
    await dropOldSignOffs(transaction, menuId, SIGN_OFFS_KEPT)
    const signOffs = await lastSignOffs(transaction, menuId)
    await writeSignOffCounts(transaction, menuId, countSignOffs(menu, signOffs))
    await recordChange(transaction, {
      at,
      ownerId: stored.ownerId,
      action: 'declarations.signed',
      subjectId: menuId,
      details: {
        count: texts.length,
        hash: signedTextHash(texts.map(({ textHash }) => textHash).join('\n')),
      },
    })
    return signOffs
  })

/** What is stored of the items that a person wants to sign, where it is what the person saw. */
function textsToSign(menu: Menu, { items }: Wish) {
  const places = new Map(
    menu.sections.flatMap((section) => section.items.map((item) => [item.id, { section, item }] as const)),
  )
  const refuse = (code: 'declaration_changed' | 'declaration_missing', at: number, message: string) => ({
    code,
    field: { path: `items.${at}`, message },
  })
  const refused: ReturnType<typeof refuse>[] = []
  const texts = items.flatMap(({ itemId, text: seen }, at) => {
    const place = places.get(itemId)
    if (!place) {
      refused.push(refuse('declaration_changed', at, 'This dish is no longer on the saved menu.'))
      return []
    }
    const { section, item } = place
    const why = whyNotSigned(item)
    if (why) {
      refused.push(refuse('declaration_missing', at, `${item.name}: ${sentences[why]}`))
      return []
    }
    const text = signedText(menu, section, item)
    if (text !== seen)
      refused.push(refuse('declaration_changed', at, `${item.name} was saved with something else.`))
    return [{ itemId, text, textHash: signedTextHash(text) }]
  })
  const [first] = refused
  if (first) throw new AppError(first.code, { details: { fields: refused.map(({ field }) => field) } })
  return texts
}

const sentences: Readonly<Record<NonNullable<ReturnType<typeof whyNotSigned>>, string>> = {
  nothing_declared: 'nobody has declared its allergens.',
  claims_to_confirm: 'its allergens wait to be confirmed.',
}
