import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A picture on a page, in points from the page's top left. */
export interface PrintedPicture {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Matrix = readonly [number, number, number, number, number, number]

const joined = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix =>
  [
    ...[a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j],
    ...[a * k + c * l + e, b * k + d * l + f],
  ] as unknown as Matrix

/** Where the pictures of each page are; no drawing is turned. */
export async function readPictures(bytes: Uint8Array): Promise<PrintedPicture[][]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 })
  const document = await task.promise
  try {
    const pages: PrintedPicture[][] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const [left, , , top] = page.view as [number, number, number, number]
      const { fnArray, argsArray } = await page.getOperatorList()
      pages.push(
        placesOf(fnArray, argsArray).map(([a, , , d, e, f]) => ({
          x: e - left + Math.min(0, a),
          y: top - f - Math.max(0, d),
          width: Math.abs(a),
          height: Math.abs(d),
        })),
      )
    }
    return pages
  } finally {
    await task.destroy()
  }
}

/** The unit squares of pictures, by what is transformed when each is painted. */
function placesOf(operations: readonly number[], values: readonly unknown[]): Matrix[] {
  let now: Matrix = [1, 0, 0, 1, 0, 0]
  const kept: Matrix[] = []
  const places: Matrix[] = []
  for (const [index, operation] of operations.entries()) {
    if (operation === OPS.save) kept.push(now)
    else if (operation === OPS.restore) now = kept.pop() ?? now
    else if (operation === OPS.transform) now = joined(now, values[index] as Matrix)
    else if (operation === OPS.paintImageXObject) places.push(now)
  }
  return places
}
