/**
 * Makes the papers that menus can be printed on, each as a page of 2600 px (300 dpi on Letter) and a square to choose it by:
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

/** 300 dpi on a Letter page, as the typesetter keeps backgrounds. */
const PRINT_PX = { width: 2600, height: 3365 } as const

/**
 * Cloth is sampled at twice the pixels in each direction, so that threads don't turn into stairs. Its file,
 * which travels with each preview, is compressed harder: among this many threads no loss shows.
 */
const CLOTH = { samples: 2, quality: 55 } as const
const SMOOTH = { samples: 1, quality: 72 } as const

/** The tables of mozjpeg save a third, but give pale, even colors a tinge. */
const PREVIEW = { quality: 80, chromaSubsampling: '4:4:4', progressive: true } as const

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
for (const { key, name, file } of textures) {
  if (wanted.length > 0 && !wanted.includes(key)) continue
  const { samples, quality } = key === 'fabric' || key === 'linen' ? CLOTH : SMOOTH
  const sheet = await paint(materials[key](), samples)
  const { data: mean } = await sharp(sheet)
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const page = await sharp(sheet).jpeg({ quality, progressive: true }).toBuffer()
  const preview = await sharp(sheet)
    .extract({ left: 0, top: 0, width: 1300, height: 1300 })
    .resize(300)
    .jpeg(PREVIEW)
    .toBuffer()
  await writeFile(join(FOLDER, file), page)
  await writeFile(join(FOLDER, `${key}-300.jpg`), preview)
  process.stdout.write(
    `${name}: ${kilobytes(page)} and ${kilobytes(preview)}, on average #${mean.toString('hex').slice(0, 6)}\n`,
  )
}

function paint(material: Material, samples: number): Promise<Buffer> {
  const [width, height] = [PRINT_PX.width * samples, PRINT_PX.height * samples]
  const unit = SHEET.width / width
  const pixels = Buffer.alloc(width * height * 3)
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const color = material((column + 0.5) * unit, (row + 0.5) * unit)
      for (const channel of color) pixels[at++] = Math.min(255, Math.max(0, Math.round(channel)))
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(PRINT_PX.width, PRINT_PX.height)
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function kilobytes(bytes: Buffer): string {
  return `${Math.round(bytes.byteLength / 1024)} KB`
}
