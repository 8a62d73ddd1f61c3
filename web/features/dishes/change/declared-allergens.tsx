import { stateClaims } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { AllergenToggles } from '../../../menu/claims/allergens/allergen-toggles.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import type { DishChangeDraft } from './dish-draft.ts'

interface DeclaredAllergensProps {
  item: MenuItem | null
  stated: DishChangeDraft['allergens']
  onState: (stated: DishChangeDraft['allergens']) => void
}

/** One declaration for all menus. It is the owner's word: saved, it is confirmed. */
export function DeclaredAllergens({ item, stated, onState }: DeclaredAllergensProps) {
  if (!item) return null
  const shown = Object.keys(stated).length > 0 ? stateClaims(item, stated) : item
  return (
    <Disclosure label="Allergens" summary="">
      <AllergenToggles
        item={shown}
        onState={(next) => {
          const said = stateClaims(shown, next)
          onState({
            allergens: said.allergens ?? null,
            mayContain: said.mayContain ?? null,
            removable: said.removable ?? null,
          })
        }}
      />
    </Disclosure>
  )
}
