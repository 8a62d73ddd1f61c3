/** A thread that draws one page of a PDF. */

import { parentPort, workerData } from 'node:worker_threads'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import { PageError, type PageProblem } from './page-error.ts'

export interface PageDrawing {
  readonly file: Uint8Array
  /** From 1. */
  readonly number: number
  /** Of the drawn page, in pixels. */
  readonly longestSide: number
}

export interface DrawnPage {
  /** Four bytes a pixel. */
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  /** Of the file. */
  readonly pageCount: number
}

export type DrawingAnswer =
  | { readonly page: DrawnPage }
  | { readonly problem: PageProblem; readonly detail: string }

/** Scans of more pages aren't menus. */
const MOST_PAGES = 60

/** Strokes, letters in one style, pictures. A page that was drawn by hand, stroke by stroke, has some 20,000. */
const MOST_OBJECTS = 150_000

async function draw({ file, number, longestSide }: PageDrawing): Promise<DrawnPage> {
  // WebAssembly memory never shrinks, so each page has its own.
  const library = await PDFiumLibrary.init()
  let document: PDFiumDocument | undefined
  try {
    document = await library.loadDocument(file).catch((cause: unknown) => {
      throw new PageError(/password/i.test(String(cause)) ? 'encrypted' : 'damaged', { cause })
    })
    const pageCount = document.getPageCount()
    if (pageCount > MOST_PAGES) throw new PageError('too_many_pages')
    if (number > pageCount) throw new PageError('no_such_page')
    const sheet = document.getPage(number - 1)
    if (sheet.getObjectCount() > MOST_OBJECTS) throw new PageError('too_slow')
    const { originalWidth, originalHeight } = sheet.getOriginalSize()
    const scale = longestSide / Math.max(originalWidth, originalHeight, 1)
    const { data, width, height } = await sheet.render({ scale, render: 'bitmap' })
    // A copy: the memory of the library goes with it.
    return { data: Uint8Array.from(data), width, height, pageCount }
  } finally {
    document?.destroy()
    library.destroy()
  }
}

async function answer(): Promise<DrawingAnswer> {
  try {
    return { page: await draw(workerData as PageDrawing) }
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { problem: error instanceof PageError ? error.problem : 'damaged', detail }
  }
}

parentPort?.postMessage(await answer())
