/** Survives a coffee ring: 15 % of the code may be hidden. */
const ERROR_CORRECTION = 'M'

/** Modules of white around the code, as its standard (ISO/IEC 18004) asks. */
const QUIET_ZONE = 4

/** Wide enough for a poster at 300 dpi. */
const PNG_WIDTH_PX = 1200

const options = { errorCorrectionLevel: ERROR_CORRECTION, margin: QUIET_ZONE } as const

/** A QR code as SVG; the library is loaded with the first code. */
export async function qrSvg(text: string): Promise<string> {
  const { default: qr } = await import('qrcode')
  return qr.toString(text, { ...options, type: 'svg' })
}

/** A QR code as PNG. It is painted here: the pages' security policy lets nothing be fetched from a `data:` address. */
export async function qrPng(text: string): Promise<Blob> {
  const { default: qr } = await import('qrcode')
  const canvas = document.createElement('canvas')
  await qr.toCanvas(canvas, text, { ...options, width: PNG_WIDTH_PX })
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no PNG'))),
      'image/png',
    ),
  )
}
