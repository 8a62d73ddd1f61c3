import type * as PdfJs from 'pdfjs-dist'
import { openFontsApart } from './fonts-apart.ts'

interface Engine {
  readonly pdfJs: typeof PdfJs
  readonly worker: PdfJs.PDFWorker
  readonly fontsApart: Document
}

let engine: Promise<Engine> | undefined

/** pdf.js is half a megabyte of script: it is loaded when pages are to be shown, and its worker is kept. */
function loadEngine(): Promise<Engine> {
  engine ??= startEngine().catch((cause) => {
    // The next attempt starts again, for example when the connection is back.
    engine = undefined
    throw cause
  })
  return engine
}

async function startEngine(): Promise<Engine> {
  const [pdfJs, port, fontsApart] = await Promise.all([import('pdfjs-dist'), startWorker(), openFontsApart()])
  const worker = pdfJs.PDFWorker.create({ port })
  await worker.promise
  return { pdfJs, worker, fontsApart }
}

async function startWorker(): Promise<Worker> {
  const { default: PdfWorker } = await import('pdfjs-dist/build/pdf.worker.min.mjs?worker')
  const worker = new PdfWorker()
  await started(worker)
  return worker
}

/** pdf.js does not notice a worker whose script never came, and would wait for its pages for ever. */
const started = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), { once: true })
    worker.addEventListener('error', () => reject(new Error('The worker of pdf.js could not be loaded.')), {
      once: true,
    })
  })

/** Starts loading early, so that the first pages do not wait for it. */
export const warmPdfEngine = (): void => {
  // A failure is reported when pages are opened.
  loadEngine().catch(() => undefined)
}

interface PaintedPage {
  readonly widthPx: number
  readonly canvas: HTMLCanvasElement
}

export interface PdfDocument {
  readonly pageCount: number
  /** The canvas of a page that was painted at this width in device pixels, if it is at hand. */
  painted(page: number, widthPx: number): HTMLCanvasElement | undefined
  /** Paints a page at this width in device pixels; of several calls for a page the last one counts. */
  paint(page: number, widthPx: number): Promise<HTMLCanvasElement>
  forget(page: number): void
  /** The words of a page as transparent elements, to be laid over its canvas; sized by `--total-scale-factor`. */
  textLayer(page: number): Promise<HTMLElement>
  close(): void
}

export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const { pdfJs, worker, fontsApart } = await loadEngine()
  const loading = pdfJs.getDocument({
    // pdf.js hands the bytes over to its worker and empties the array it was given.
    data: bytes.slice(),
    worker,
    // Its type is that of a document with further properties of pdf.js, which it does not ask for.
    ownerDocument: fontsApart as HTMLDocument,
  })
  const pdf = await loading.promise
  const canvases = new Map<number, PaintedPage>()
  const running = new Map<number, PdfJs.RenderTask>()

  return {
    pageCount: pdf.numPages,

    painted(number, widthPx) {
      const page = canvases.get(number)
      return page?.widthPx === widthPx ? page.canvas : undefined
    },

    async paint(number, widthPx) {
      const page = await pdf.getPage(number)
      running.get(number)?.cancel()
      const scale = widthPx / page.getViewport({ scale: 1 }).width
      const viewport = page.getViewport({ scale })
      // While it is painted it belongs where its typefaces are.
      const canvas = fontsApart.adoptNode(document.createElement('canvas'))
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      // For display pdf.js paints in slices, one a frame; for print it paints at once. A page of a menu takes
      // one slice, and would wait for frames that bring nothing.
      const task = page.render({ canvas, viewport, intent: 'print' })
      running.set(number, task)
      try {
        await task.promise
      } finally {
        if (running.get(number) === task) running.delete(number)
      }
      canvases.set(number, { widthPx, canvas })
      return canvas
    },

    forget(number) {
      running.get(number)?.cancel()
      canvases.delete(number)
    },

    async textLayer(number) {
      const page = await pdf.getPage(number)
      const container = document.createElement('div')
      container.className = 'pdf-text-layer'
      const textLayer = new pdfJs.TextLayer({
        textContentSource: await page.getTextContent(),
        container,
        viewport: page.getViewport({ scale: 1 }),
      })
      await textLayer.render()
      return container
    },

    close() {
      for (const task of running.values()) task.cancel()
      canvases.clear()
      loading.destroy()
    },
  }
}
