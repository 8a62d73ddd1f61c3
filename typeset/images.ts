import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { TypesetInput } from './job.ts'

export type ImageRole = 'logo' | 'background'

/** A picture as it goes into the PDF. */
export interface PrintImage {
  readonly bytes: Buffer
  readonly extension: 'png' | 'jpg'
  /** Width divided by height. */
  readonly aspect: number
}

export type PrintImages = Readonly<Partial<Record<ImageRole, PrintImage>>>

/** Enough for print at the largest size of each: a logo of two inches, a background of a Letter page. */
const LONGEST_SIDE_PX = { logo: 1000, background: 2600 } as const
const MAX_INPUT_PIXELS = 100_000_000

/** Pictures are few and come again with every change of a menu. */
const KEPT_IMAGES = 8

/** Turns uploaded pictures into what a PDF can hold, of a size that suits print, and remembers the last few. */
export class ImagePress {
  readonly #kept = new Map<string, PrintImage | undefined>()

  /** The pictures that a menu prints; those that cannot be read are missing. */
  async pressAll({ images = {}, design }: TypesetInput): Promise<PrintImages> {
    const wanted = [
      design.logoPosition !== 'none' && images.logo ? (['logo', images.logo] as const) : undefined,
      design.useCustomBackground && images.background
        ? (['background', images.background] as const)
        : undefined,
    ].filter((image) => image !== undefined)
    const pressed: Partial<Record<ImageRole, PrintImage>> = {}
    for (const [role, bytes] of wanted) {
      const image = await this.#press(role, bytes)
      if (image) pressed[role] = image
    }
    return pressed
  }

  async #press(role: ImageRole, bytes: Uint8Array): Promise<PrintImage | undefined> {
    const key = `${role} ${createHash('sha256').update(bytes).digest('base64')}`
    const image = this.#kept.has(key) ? this.#kept.get(key) : await pressed(bytes, role)
    this.#kept.delete(key)
    this.#kept.set(key, image)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT_IMAGES && oldest !== undefined) this.#kept.delete(oldest)
    return image
  }
}

async function pressed(bytes: Uint8Array, role: ImageRole): Promise<PrintImage | undefined> {
  const side = LONGEST_SIDE_PX[role]
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, density: 300 })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    const asPhotograph = role === 'background'
    const { data, info } = await (asPhotograph
      ? picture.flatten({ background: '#ffffff' }).jpeg({ quality: 88 })
      : picture.png()
    ).toBuffer({ resolveWithObject: true })
    return { bytes: data, extension: asPhotograph ? 'jpg' : 'png', aspect: info.width / info.height }
  } catch {
    // Whatever sharp cannot decode is not a picture; the caller reports it to the owner.
    return undefined
  }
}
