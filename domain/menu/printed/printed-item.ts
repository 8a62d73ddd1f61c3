import type { Design } from '../../design/settings.ts'
import { type DietaryMark, dietaryMarksOf } from '../claims/dietary-marks.ts'
import type { MenuItem } from '../model/schema.ts'

/** A dish as people read it, on paper, on the guest page and in a table: what the design hides is not in it. */
export interface PrintedItem {
  readonly name: string
  /** Empty where there is none. */
  readonly description: string
  /** In USD; null where the menu shows no prices. */
  readonly price: number | null
  readonly marks: readonly DietaryMark[]
  /** Substances of the EU list that it is known to contain; absent where nothing was declared. */
  readonly allergens?: readonly string[] | undefined
  /** Address of its picture; null where the menu shows no pictures. */
  readonly imageUrl: string | null
}

type Shown = Pick<Design, 'showDescriptions' | 'showPrices' | 'showDietaryTags' | 'showImages'>

/** Nothing is hidden from a table. */
export const everythingShown: Shown = {
  showDescriptions: true,
  showPrices: true,
  showDietaryTags: true,
  showImages: true,
}

export const printedItem = (item: MenuItem, design: Shown): PrintedItem => ({
  name: item.name,
  description: design.showDescriptions ? item.description : '',
  price: design.showPrices ? item.price : null,
  marks: design.showDietaryTags ? dietaryMarksOf(item) : [],
  allergens: item.allergens,
  imageUrl: design.showImages ? item.imageUrl : null,
})
