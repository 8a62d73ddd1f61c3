export interface LaidPrice {
  readonly label?: string
  /** In minor units of the document's currency; 0 where the price is asked for. */
  readonly amount: number
  readonly isMarket?: boolean
  readonly isFrom?: boolean
  readonly isSupplement?: boolean
  /** What it is the price of: `kg`, `each`. */
  readonly per?: string
  /** Of a section: it is said that each of its dishes costs this, `alle 1,00`. */
  readonly isEach?: boolean
}

/** What can be added, and for how much: minor units. */
export interface LaidExtra {
  readonly name: string
  readonly amount?: number
}

export interface LaidDish {
  readonly name: string
  readonly secondName?: string
  readonly description?: string
  readonly secondDescription?: string
  readonly prices: readonly LaidPrice[]
  readonly extras?: readonly LaidExtra[]
  /** A short sentence about it: `Contains nuts`, `For two`. */
  readonly remark?: string
  readonly number?: string
  /** Before its name, as a sheet of a week has it: `Menu 1`, `Soup`. */
  readonly lead?: string
  /** Letters, digits or signs of allergens and diets. */
  readonly marks?: readonly string[]
  /** How much it is, in a column before its price: `250 g`, `150/50`. */
  readonly weight?: string
  /** The producer and vintage of a wine, behind its name. */
  readonly wine?: string
}

export interface LaidSection {
  readonly name: string
  readonly secondName?: string
  readonly intro?: string
  readonly footer?: string
  /** Of each of its dishes, or of the meal that they make. */
  readonly prices?: readonly LaidPrice[]
  readonly extras?: readonly LaidExtra[]
  /** Each dish is one choice of its course. */
  readonly isChoice?: boolean
  readonly dishes: readonly LaidDish[]
  readonly sections?: readonly LaidSection[]
}

/** What a menu says, without how it is laid out. */
export interface LaidDocument {
  readonly id: string
  readonly language: string
  readonly country?: string
  readonly currency: string
  readonly name?: string
  readonly tagline?: string
  readonly title?: string
  readonly date?: string
  readonly greeting?: string
  /** What a meal costs, said above all sections. */
  readonly mealPrices?: readonly LaidPrice[]
  readonly contact?: readonly string[]
  readonly notices?: readonly string[]
  readonly legend?: readonly string[]
  /** Short lines for the guests, anywhere: `Order at the bar`. */
  readonly asides?: readonly string[]
  readonly sections: readonly LaidSection[]
}
