import sharp from 'sharp'

/** A picture in base64 as an image model answers it. */
export async function paint(behaviour: unknown): Promise<string> {
  if (behaviour === 'good') return base64(await plate())
  if (behaviour === 'hostile')
    return base64(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))
  if (typeof behaviour === 'object' && behaviour !== null && 'picture' in behaviour) {
    return base64(behaviour.picture as Uint8Array)
  }
  return base64(Buffer.from('this is no picture'))
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** A plate on a table, larger than we keep pictures. */
const plate = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1536" height="1024"><rect width="1536" height="1024" fill="#7a5a3c"/><circle cx="768" cy="512" r="400" fill="#fff"/><circle cx="768" cy="512" r="250" fill="#c0392b"/></svg>',
    ),
  )
    .png()
    .toBuffer()
