import { paint } from '../assets/asset.ts'
import type { TablePalette } from '../parts/palettes.ts'
import type { Drinkware } from '../parts/vessels.ts'

/** A vessel seen from the side, standing around x = 200 with its foot at y = 256 in a picture of 400 by 300. */
export interface DrawnGlass {
  /** Behind the drink: a handle, a saucer, a stem, the body of what is not clear. */
  readonly back: string
  /** The inside of a clear vessel, as a path; absent where only the mouth shows the drink. */
  readonly inside?: string
  /** Where the drink ends, from the top: its surface and, in a clear vessel, its bottom. */
  readonly surface: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number }
  readonly bottom: number
  /** Over the drink: the light on the glass, its outline. */
  readonly front: string
  /** Half the width of its foot, for the shadow. */
  readonly footRx: number
}

export function drawGlass(vessel: Drinkware, palette: TablePalette): DrawnGlass {
  const { layer, guide } = paint(`drinkware/${vessel}`, { ...palette })
  const { cx, cy, rx, ry } = guide('surface') ?? {}
  return {
    back: layer('back'),
    inside: guide('inside')?.d,
    surface: { x: Number(cx), y: Number(cy), rx: Number(rx), ry: Number(ry) },
    bottom: Number(guide('bottom')?.y1),
    front: layer('front'),
    footRx: Number(guide('foot')?.rx),
  }
}
