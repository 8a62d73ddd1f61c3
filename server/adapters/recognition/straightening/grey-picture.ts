export interface GreyPicture {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}
