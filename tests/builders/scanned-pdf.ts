import sharp from 'sharp'

/** A PDF as a scanner writes it: a picture on each page, and no letter of text. */
export async function scannedPdf(pages: readonly Uint8Array[]): Promise<Buffer> {
  const objects: Buffer[] = []
  const kids = pages.map((_, at) => `${3 + at * 3} 0 R`).join(' ')
  objects.push(Buffer.from('<</Type/Catalog/Pages 2 0 R>>'))
  objects.push(Buffer.from(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`))
  for (const [at, page] of pages.entries()) {
    const { data, info } = await sharp(page).jpeg({ quality: 85 }).toBuffer({ resolveWithObject: true })
    const [width, height] = [612, Math.round((612 * info.height) / info.width)]
    const id = 3 + at * 3
    const drawn = `${width} 0 0 ${height} 0 0 cm /P Do`
    objects.push(
      Buffer.from(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${id + 1} 0 R/Resources<</XObject<</P ${id + 2} 0 R>>>>>>`,
      ),
      Buffer.from(`<</Length ${drawn.length}>>stream\n${drawn}\nendstream`),
      Buffer.concat([
        Buffer.from(
          `<</Type/XObject/Subtype/Image/Width ${info.width}/Height ${info.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${data.length}>>stream\n`,
        ),
        data,
        Buffer.from('\nendstream'),
      ]),
    )
  }
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [at, object] of objects.entries()) {
    places.push(length())
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'))
  }
  const start = length()
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
