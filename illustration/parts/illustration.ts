import type { Motif } from './motifs.ts'
import type { PaletteName } from './palettes.ts'
import type { Tint } from './tints.ts'
import type { Cutlery, Vessel, VesselFilling } from './vessels.ts'

/** A small still life as plain data: what is on the table, not how it is drawn. */
export interface Illustration {
  readonly vessel: Vessel
  /** What fills the vessel. */
  readonly filling: VesselFilling | null
  /** The color of the filling, or of what is sprinkled on a plate. */
  readonly tint: Tint
  /** The dish itself; null where the filled vessel says it all, as with a bowl of rice. */
  readonly main: Motif | null
  /** How many of `main` lie there. */
  readonly count: 1 | 2 | 3
  /** Up to three things next to it, the most typical first. */
  readonly companions: readonly Motif[]
  readonly cutlery: Cutlery | null
  readonly palette: PaletteName
  /** Decides the arrangement and what is sprinkled: an integer from 0 to 65,535. */
  readonly seed: number
}
