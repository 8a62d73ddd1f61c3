import { contradictionSentence } from '#domain/menu/claims/contradictions.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { refusedByRecipe } from '#domain/menu/recipes/judged-claims.ts'
import { toast } from '../../ui/toast/toast-store.ts'

/** Says in a toast why claims of an item cannot be kept; false when they can. */
export function tellRefusedClaim(item: MenuItem): boolean {
  const refused = refusedByRecipe(item)
  if (!refused) return false
  toast({
    variant: 'destructive',
    title: 'Cannot both be true',
    description: contradictionSentence(item.name, refused),
  })
  return true
}
