import type { ViewerSection } from '#contract/viewer-menu.ts'
import { dishesIn } from '../diets/dishes-in.ts'

/** Nobody can promise more than was declared; said wherever an allergen is named. */
export function AllergyNote({ sections }: { sections: readonly ViewerSection[] }) {
  if (!sections.flatMap(dishesIn).some(namesAllergen)) return null
  return (
    <p className="allergy">
      Allergens are named where they are known. If you have an allergy, please speak to the staff before you
      order.
    </p>
  )
}

const namesAllergen = ({
  allergens = [],
  mayContain = [],
}: {
  readonly allergens?: readonly string[]
  readonly mayContain?: readonly string[]
}): boolean => allergens.length + mayContain.length > 0
