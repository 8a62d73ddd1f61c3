import { allergens } from '#domain/catalogue/reference.ts'
import { refusedClaim } from '#domain/menu/claims/claims.ts'
import { contradictionSentence } from '#domain/menu/claims/contradictions.ts'
import type { MenuItem } from '#domain/menu/model/schema.ts'
import { printableContentSchema } from './ids.ts'

const known: readonly string[] = allergens

/** What nobody can claim of a dish; undefined where all is well. */
function complaintAbout(item: MenuItem): string | undefined {
  const said = [item, item.confirmedClaims, item.claimsToConfirm].flatMap((claims) => claims?.allergens ?? [])
  const unknown = said.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    return `${item.name} declares the allergen “${unknown}”, which is not one of the 14: ${known.join(', ')}.`
  }
  const contradiction = refusedClaim(item)
  return contradiction ? contradictionSentence(item.name, contradiction) : undefined
}

/** A menu to keep, whose claims can be true. What only waits to be confirmed may contradict itself. */
export const claimedContentSchema = printableContentSchema.superRefine(({ groups }, context) => {
  for (const [group, { items }] of groups.entries()) {
    for (const [index, item] of items.entries()) {
      const message = complaintAbout(item)
      if (message) context.addIssue({ code: 'custom', message, path: ['groups', group, 'items', index] })
    }
  }
})
