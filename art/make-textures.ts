/**
 * Makes the papers that menus can be printed on, each as a page of 1200 px and a square to choose it by:
 * `node art/make-textures.ts [key …]`. The same materials always give the same files, so the
 * repository keeps them; run it again only when a material changes.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { textures } from '#domain/design/textures.ts'
import {
  concrete,
  fabric,
  linen,
  type Material,
  marble,
  parchment,
  SHEET,
  wood,
} from './textures/materials.ts'

const FOLDER = join(import.meta.dirname, '..', 'web', 'static', 'textures')

/** Places a pixel is asked for in each direction, so that threads do not turn into stairs. */
const SAMPLES = 2

/** The tables of mozjpeg save a third, but give pale, even colors a tinge. */
const PRINT = { quality: 80, chromaSubsampling: '4:4:4', progressive: true } as const

const materials: Record<(typeof textures)[number]['key'], () => Material> = {
  marble,
  wood,
  parchment,
  fabric,
  concrete,
  linen,
}

await mkdir(FOLDER, { recursive: true })
const wanted = process.argv.slice(2)
for (const { key, name } of textures) {
  if (wanted.length > 0 && !wanted.includes(key)) continue
  const sheet = await paint(materials[key]())
  const { data: mean } = await sharp(sheet)
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const page = await sharp(sheet).jpeg(PRINT).toBuffer()
  const preview = await sharp(sheet)
    .extract({ left: 0, top: 0, width: 600, height: 600 })
    .resize(300)
    .jpeg(PRINT)
    .toBuffer()
  await writeFile(join(FOLDER, `${key}-1200.jpg`), page)
  await writeFile(join(FOLDER, `${key}-300.jpg`), preview)
  process.stdout.write(
    `${name}: ${kilobytes(page)} and ${kilobytes(preview)}, on average #${mean.toString('hex').slice(0, 6)}\n`,
  )
}

function paint(material: Material): Promise<Buffer> {
  const [width, height] = [SHEET.width * SAMPLES, SHEET.height * SAMPLES]
  const pixels = Buffer.alloc(width * height * 3)
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const color = material((column + 0.5) / SAMPLES, (row + 0.5) / SAMPLES)
      for (const channel of color) pixels[at++] = Math.min(255, Math.max(0, Math.round(channel)))
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(SHEET.width, SHEET.height)
    .png()
    .toBuffer()
}

function kilobytes(bytes: Buffer): string {
  return `${Math.round(bytes.byteLength / 1024)} KB`
}
