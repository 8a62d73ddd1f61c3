import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** The texts of the QR codes in a picture, read with ZXing, which shares no code with what drew them. */
export async function readQrCodes(
  picture: Uint8Array,
): Promise<{ readonly text: string; readonly level: string }[]> {
  // By default the library fetches its WebAssembly from a server of the web.
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } })
  const found = await readBarcodes(picture, { formats: ['QRCode'] })
  return found.map(({ text, ecLevel }) => ({ text, level: ecLevel }))
}
