/**
 * Makes the icons of the site from web/static/favicon.svg: `node art/make-icons.ts`.
 * Run it when that drawing changes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { icons, MASKABLE_SAFE_SHARE } from '#domain/site/icons.ts'

const STATIC_DIR = join(import.meta.dirname, '..', 'web', 'static')
const drawing = await readFile(join(STATIC_DIR, 'favicon.svg'))
/** The color of the drawing's ground, for icons that the system cuts to a shape. */
const GROUND = '#a63a24'

await mkdir(join(STATIC_DIR, 'icons'), { recursive: true })
for (const { path, size, isMaskable } of icons) {
  await writeFile(join(STATIC_DIR, path), isMaskable ? await bleeding(size) : await square(size))
}
await writeFile(join(STATIC_DIR, 'favicon.ico'), ico(await square(32), 32))

function square(size: number): Promise<Buffer> {
  return sharp(drawing, { density: size * 3 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The drawing inside the share that every shape leaves, its ground reaching every edge. */
async function bleeding(size: number): Promise<Buffer> {
  const margin = Math.round((size * (1 - MASKABLE_SAFE_SHARE)) / 2)
  const input = await square(size - 2 * margin)
  return sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
    .composite([{ input, left: margin, top: margin }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An ICO file of one picture: a directory of one entry, then the PNG file as it is. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.byteLength, 14)
  header.writeUInt32LE(header.byteLength, 18)
  return Buffer.concat([header, png])
}
