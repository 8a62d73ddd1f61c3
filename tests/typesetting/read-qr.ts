import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

let preparing: Promise<unknown> | undefined

/** By default the library fetches its WebAssembly from a server of the web; it compiles it once. */
const prepared = () => (preparing ??= prepare())

async function prepare(): Promise<void> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  await prepareZXingModule({
    overrides: { wasmBinary: Uint8Array.from(wasm).buffer },
    fireImmediately: true,
  })
}

/** The texts of the QR codes in a picture, read with ZXing, which shares no code with what drew them. */
export async function readQrCodes(
  picture: Uint8Array,
): Promise<{ readonly text: string; readonly level: string }[]> {
  await prepared()
  const found = await readBarcodes(picture, { formats: ['QRCode'] })
  return found.map(({ text, ecLevel }) => ({ text, level: ecLevel }))
}
