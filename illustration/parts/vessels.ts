import { names } from '#domain/text/names.ts'

/** Dishes seen from above, with the food on or in them. */
export const tableware = names(
  'plate, square-plate, platter, bowl, small-bowl, glass-bowl, board, slate, basket, tray',
  'banana-leaf, paper, skillet, pan, pot, clay-dish, copper-pan, steel-plate, gratin-dish',
  'ramekin, steamer, bamboo-mat, mortar, lacquer-box, tart-crust',
)

/** Vessels that are on the table, seen from the side. */
export const drinkware = names(
  'teacup, tea-glass, yunomi, mug, steel-tumbler, clay-cup, glass-mug, tumbler, highball',
  'bottle-and-glass, wine-glass, flute, coupe, martini-glass, snifter, shot-glass, pint, beer-mug',
  'wheat-beer-glass, fountain-glass, copper-mug, sake-flask, jar, dessert-glass, to-go-cup',
)

export const cutleries = ['fork', 'spoon', 'chopsticks'] as const

export type Cutlery = (typeof cutleries)[number]
export type Tableware = (typeof tableware)[number]
export type Drinkware = (typeof drinkware)[number]
export type Vessel = Tableware | Drinkware

const standing: ReadonlySet<string> = new Set(drinkware)

export const isDrinkware = (vessel: Vessel): vessel is Drinkware => standing.has(vessel)

/** What can lie in a dish, under the main motif. */
export const beds = names(
  'soup, sauce, grains, noodles, leaves, shreds, cream, pulses, dice, gratin, glaze, crumble',
  'snow',
)

/** How a drink, or a dessert in a glass, fills its vessel. */
export const pours = names('still, iced, sparkling, steaming, frothy, foamed, creamed, layered, scoops')

export type Bed = (typeof beds)[number]
export type PouredDrink = (typeof pours)[number]
export type VesselFilling = Bed | PouredDrink

const pourable: ReadonlySet<string> = new Set(pours)

export const isPour = (filling: VesselFilling): filling is PouredDrink => pourable.has(filling)

const vessels: ReadonlySet<string> = new Set([...tableware, ...drinkware])
const fillings: ReadonlySet<string> = new Set([...beds, ...pours])
const cutlery: ReadonlySet<string> = new Set(cutleries)

export const isVessel = (name: string): name is Vessel => vessels.has(name)
export const isFilling = (name: string): name is VesselFilling => fillings.has(name)
export const isCutlery = (name: string): name is Cutlery => cutlery.has(name)
