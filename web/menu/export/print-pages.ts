import { typesetPages } from '#contract/menus/typesetting.ts'
import { menuNameFor } from '#domain/menu/model/restaurant.ts'
import type { MenuFile } from '#domain/menu/stored/menu-file.ts'
import { call } from '../../lib/api.ts'
import { styleNonce } from '../../lib/style-nonce.ts'
import { bytesOfBase64 } from '../../pdf/base64.ts'
import { openPdf, type PdfDocument } from '../../pdf/pdf-engine.ts'
import type { PageSizePt } from '../../pdf/view/zoom.ts'

export interface PrintablePages {
  readonly bytes: Uint8Array
  readonly pages: readonly PageSizePt[]
  /** The file name of a print to a file. */
  readonly title: string
}

/** What printers draw, and the most that a phone's canvas holds. */
const PRINT_PIXELS_PER_POINT = 300 / 72
const MOST_PIXELS = 16_000_000

const SHEETS_CLASS = 'carte-print-sheets'

/**
 * Opens the browser's print dialog on these pages: one sheet a page, in the pages' own size.
 *
 * The sheets are part of this page and show only in print: a new window may be blocked, a frame prints
 * something else on some phones, and a frame with the PDF prints only in browsers with a PDF viewer.
 */
export async function printPages({ bytes, pages, title }: PrintablePages): Promise<void> {
  for (const left of document.querySelectorAll(`.${SHEETS_CLASS}`)) left.remove()
  const pictures = await picturesOf(bytes, pages)
  const sheets = document.createElement('div')
  sheets.className = SHEETS_CLASS
  sheets.append(styleFor(pages), ...pictures)
  document.body.append(sheets)
  const titleBefore = document.title
  document.title = title
  addEventListener(
    'afterprint',
    () => {
      document.title = titleBefore
      sheets.remove()
      for (const picture of pictures) URL.revokeObjectURL(picture.src)
    },
    { once: true },
  )
  window.print()
}

/**
 * Prints a menu: the pages of its preview.
 * @throws {ApiError}
 */
export async function printMenu(menu: MenuFile & { menuId?: string | undefined }): Promise<void> {
  const { pdf, pages } = await call(typesetPages, { body: menu })
  await printPages({ bytes: bytesOfBase64(pdf), pages, title: menuNameFor(menu.content.restaurant) })
}

async function picturesOf(bytes: Uint8Array, pages: readonly PageSizePt[]): Promise<HTMLImageElement[]> {
  const pdf = await openPdf(bytes)
  try {
    const pictures: HTMLImageElement[] = []
    // One at a time: a page is some thirty megabytes before it is compressed.
    for (const [index, size] of pages.entries()) {
      pictures.push(await pictureOf(pdf, index + 1, size))
      pdf.forget(index + 1)
    }
    return pictures
  } finally {
    pdf.close()
  }
}

async function pictureOf(
  pdf: PdfDocument,
  page: number,
  { widthPt, heightPt }: PageSizePt,
): Promise<HTMLImageElement> {
  const pixelsPerPoint = Math.min(PRINT_PIXELS_PER_POINT, Math.sqrt(MOST_PIXELS / (widthPt * heightPt)))
  const canvas = await pdf.paint(page, Math.round(widthPt * pixelsPerPoint))
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  if (!blob) throw new Error('The pages are too large to be printed from this browser.')
  const picture = document.createElement('img')
  picture.alt = `Page ${page}`
  // Not `decode()`: it waits for the next frame, which a page in the background does not have.
  await new Promise((resolve, reject) => {
    picture.onload = resolve
    picture.onerror = () => reject(new Error('A page could not be made ready for the printer.'))
    picture.src = URL.createObjectURL(blob)
  })
  return picture
}

function styleFor([size]: readonly PageSizePt[]): HTMLStyleElement {
  const { widthPt, heightPt } = size ?? { widthPt: 0, heightPt: 0 }
  const style = document.createElement('style')
  style.nonce = styleNonce()
  // Slightly less than the sheet: a picture that is rounded up would spill onto another sheet.
  style.textContent = `
    @page { size: ${widthPt}pt ${heightPt}pt; margin: 0; }
    @media screen { .${SHEETS_CLASS} { display: none; } }
    @media print {
      html, body { margin: 0 !important; padding: 0 !important; background: none !important; }
      body > :not(.${SHEETS_CLASS}) { display: none !important; }
      .${SHEETS_CLASS} img {
        display: block;
        width: ${widthPt}pt;
        height: ${heightPt - 0.1}pt;
        max-width: none;
        break-after: page;
      }
      .${SHEETS_CLASS} img:last-child { break-after: auto; }
    }
  `
  return style
}
