import fc from 'fast-check'
import sharp from 'sharp'

const make = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff', width = 24) =>
  sharp({ create: { width, height: 16, channels: 3, background: '#a63a24' } })
    .toFormat(format)
    .toBuffer()

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
const ZIP = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')

/** Pictures of every kind that is taken, and what only looks like one. */
async function paintAll(): Promise<readonly Buffer[]> {
  const good = await Promise.all(
    (['png', 'jpeg', 'webp', 'gif', 'avif'] as const).map((format) => make(format)),
  )
  const [png = SVG, jpeg = SVG] = good
  const bomb = Buffer.from(png)
  // The header of a PNG says its size in pixels at these bytes.
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  return [
    ...good,
    ...good,
    await make('tiff'),
    bomb,
    Buffer.concat([jpeg, ZIP]),
    Buffer.concat([png, Buffer.from('<?php echo 1; ?>')]),
    Buffer.concat([Buffer.from('GIF89a/*'), SVG]),
    SVG,
    PDF,
    ZIP,
    Buffer.alloc(0),
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.alloc(100_000, 0x41),
  ]
}

const painted = await paintAll()

/** Files that somebody may upload: whole ones, and some that break off or are damaged in the middle. */
export const pictureFiles: fc.Arbitrary<Buffer> = fc
  .record({
    file: fc.constantFrom(...painted),
    damage: fc.constantFrom('none', 'none', 'cut', 'flip', 'hole'),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    bit: fc.integer({ min: 1, max: 255 }),
  })
  .map(({ file, damage, at, bit }) => {
    const place = Math.floor(at * Math.max(file.length - 1, 0))
    if (damage === 'none' || file.length === 0) return file
    if (damage === 'cut') return file.subarray(0, place)
    const damaged = Buffer.from(file)
    if (damage === 'flip') damaged.writeUInt8((damaged.readUInt8(place) ^ bit) & 0xff, place)
    else damaged.fill(0, place, Math.min(place + 40, damaged.length))
    return damaged
  })
