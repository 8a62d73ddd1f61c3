import sharp, { type Sharp } from 'sharp'
import { evenLight } from './even-light.ts'
import type { GreyPicture } from './grey-picture.ts'
import { skewOf } from './skew.ts'
import { withoutFrames } from './without-frames.ts'
import { withoutLeaders } from './without-leaders.ts'

/** Pixels; to find out how far a page is turned, more say no more. */
const WIDTH_FOR_SKEW = 1000

/** A page that lies straight, as a person sees it and as letters are recognized in it; both of the same size. */
export interface UprightPage {
  /** In its colors, as JPEG. */
  readonly shown: Buffer
  /** In even light, black on white, as PNG. */
  readonly clear: Buffer
  readonly width: number
  readonly height: number
}

/** @param page of at most some 6 million pixels, in any format that sharp reads */
export async function uprightPage(page: Buffer): Promise<UprightPage> {
  const light = withoutLeaders(withoutFrames(evenLight(await grey(sharp(page)))))
  const degrees = skewOf(
    await grey(asPicture(light).resize({ width: WIDTH_FOR_SKEW, withoutEnlargement: true })),
  )
  const turned = (picture: Sharp) => picture.rotate(degrees, { background: '#ffffff' })
  const [shown, clear] = await Promise.all([
    turned(sharp(page)).jpeg({ quality: 78 }).toBuffer({ resolveWithObject: true }),
    turned(asPicture(light)).png({ compressionLevel: 1 }).toBuffer(),
  ])
  return { shown: shown.data, clear, width: shown.info.width, height: shown.info.height }
}

const asPicture = ({ pixels, width, height }: GreyPicture) =>
  sharp(pixels, { raw: { width, height, channels: 1 } })

async function grey(picture: Sharp): Promise<GreyPicture> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}
