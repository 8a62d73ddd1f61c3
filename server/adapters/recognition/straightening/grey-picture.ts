/** A picture in shades of grey, a byte a pixel, row by row from the upper left corner; 0 is black. */
export interface GreyPicture {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}
