import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const source = (path: string) => fileURLToPath(new URL(`web/${path}`, import.meta.url))

/**
 * Moves the sheet of the screens behind the shell in `web/index.html`, which is painted at once then. Scripts still
 * wait for the sheet, so no screen shows without it.
 */
const sheetAfterShell: Plugin = {
  name: 'sheet-after-shell',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const sheets = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? []
      return sheets
        .reduce((rest, sheet) => rest.replace(sheet, ''), html)
        .replace('<noscript>', `${sheets.map((sheet) => sheet.trim()).join('')}\n    <noscript>`)
    },
  },
}

/** The signed-in screens; `scripts/build.ts` builds the server-rendered pages with the same plugins. */
export default defineConfig({
  root: 'web',
  publicDir: 'static',
  plugins: [react(), tailwindcss(), sheetAfterShell],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Fonts are files of their own, so that a page loads only the subsets that its text needs.
    assetsInlineLimit: 0,
    rolldownOptions: { input: [source('index.html'), source('site/demo/printing.ts')] },
  },
})
