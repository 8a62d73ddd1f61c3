import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const source = (path: string) => fileURLToPath(new URL(`web/${path}`, import.meta.url))

/** The signed-in screens; `scripts/build.ts` builds the server-rendered pages with the same plugins. */
export default defineConfig({
  root: 'web',
  publicDir: 'static',
  plugins: [react(), tailwindcss()],
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
