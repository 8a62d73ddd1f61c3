import { styleNonce } from '../../../lib/style-nonce.ts'
import { openPdf } from '../../../pdf/pdf-engine.ts'
import type { TypesetPages } from '../typesetting/use-typeset-pages.ts'

const FEATURES = 'popup,width=800,height=1000'
const POINTS_PER_INCH = 72

/** Sharp enough for a print from the window, on any screen. */
const LEAST_PIXELS_PER_POINT = 2.5

const STYLE = `
  html { background: #e9e2d8; color-scheme: only light; }
  body { margin: 0; padding: 24px 16px; display: grid; gap: 24px; justify-items: center; }
  canvas { max-width: 100%; background: #fff; box-shadow: 0 1px 2px rgb(35 28 24 / 0.1), 0 8px 24px rgb(35 28 24 / 0.12); }
  @media print {
    @page { margin: 0; }
    html { background: none; }
    body { display: block; padding: 0; }
    canvas { display: block; box-shadow: none; break-after: page; break-inside: avoid; }
    canvas:last-child { break-after: auto; }
  }
`

/** An empty window for the pages; null when the browser refuses it. To be called in the click itself. */
export function openPreviewWindow(title: string): Window | null {
  const preview = window.open('', '', FEATURES)
  if (!preview) return null
  preview.document.title = title
  preview.document.documentElement.lang = document.documentElement.lang
  const style = preview.document.createElement('style')
  style.nonce = styleNonce()
  style.textContent = STYLE
  preview.document.head.append(style)
  return preview
}

export async function showInPreviewWindow(preview: Window, { bytes, pages }: TypesetPages): Promise<void> {
  const pdf = await openPdf(bytes)
  try {
    const canvases: HTMLCanvasElement[] = []
    for (const [index, { widthPt }] of pages.entries()) {
      const pixelsPerPoint = Math.max(
        LEAST_PIXELS_PER_POINT,
        (preview.devicePixelRatio * 96) / POINTS_PER_INCH,
      )
      const painted = await pdf.paint(index + 1, Math.round(widthPt * pixelsPerPoint))
      const canvas = preview.document.createElement('canvas')
      canvas.width = painted.width
      canvas.height = painted.height
      canvas.style.width = `${widthPt / POINTS_PER_INCH}in`
      canvas.role = 'img'
      canvas.ariaLabel = `Page ${index + 1} of ${pages.length}`
      canvas.getContext('2d')?.drawImage(painted, 0, 0)
      pdf.forget(index + 1)
      canvases.push(canvas)
    }
    preview.document.body.replaceChildren(...canvases)
  } finally {
    pdf.close()
  }
}
