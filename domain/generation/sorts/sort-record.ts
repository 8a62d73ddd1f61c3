import type { Dish } from '../../catalogue/dish.ts'
import type { Plate } from '../../dishes/read-dish.ts'
import type { CategoryId } from '../../reference/reference.ts'
import type { Preference } from '../forms/form.ts'

/** What a section sells, whatever it is called. */
export interface SortRecord {
  /** As it is called where its owner gave no name. */
  readonly name: string
  /** The category whose rules hold for it. */
  readonly categoryId: CategoryId
  /** Dishes where its owner asked for no number. */
  readonly count: number
  readonly takes: (dish: Dish, plate: Plate) => boolean
  /** What it sells where there is enough of it; else whatever it takes. */
  readonly first?: (dish: Dish) => boolean
  readonly prefers?: readonly Preference[]
}
