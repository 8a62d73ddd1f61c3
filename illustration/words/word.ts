import type { Motif, TintedDrawing } from '../parts/motifs.ts'
import type { Tint } from '../parts/tints.ts'
import type { Vessel, VesselFilling } from '../parts/vessels.ts'

/** What one word of a dish adds to its picture. A word may add a motif, a vessel, what fills it, or a color. */
export interface PictureWord {
  /** Its motif shows the whole dish, as a burger: what is in it is not laid around it. */
  readonly isWhole?: true
  /** What lies on the plate or next to the glass. */
  readonly motif?: Motif
  /** Shown in place of `motif` by half of the dishes, where too many have the same. */
  readonly alternate?: Motif
  /** Instead of `motif`: a drawing in the color of the dish, as a sorbet has the color of its fruit. */
  readonly tinted?: TintedDrawing
  /** A motif that only accompanies: the chips next to a dip. */
  readonly garnish?: Motif
  /** The motif in a sauce or a soup, where pieces swim and no whole fish does. */
  readonly sauced?: Motif
  /** The motif of a cold dish: carpaccio, not steak. */
  readonly cold?: Motif
  /** How many make a portion; one when left out. */
  readonly count?: 2 | 3
  readonly vessel?: Vessel
  readonly filling?: VesselFilling
  /** The color it gives to the dish that it is in. */
  readonly tint?: Tint
  /** The color of its filling or drawing when no other word lends one. */
  readonly shade?: Tint
  /** The color of its pieces, on a skewer or in a patty. */
  readonly flesh?: Tint
  /** For a vessel that gives way to a more fitting one: a mug of beer is a beer mug. */
  readonly insteadOf?: Partial<Record<Vessel, Vessel>>
  /** A mixed drink, whose glass depends on what is mixed. */
  readonly isMixed?: true
  /** Makes coffee and tea the lighter. */
  readonly isMilky?: true
  /** What is different in a dessert. */
  readonly sweet?: PictureWord
  /** What is different in a drink. */
  readonly drink?: PictureWord
}

export type PictureWords = Readonly<Record<string, PictureWord>>
