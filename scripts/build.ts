import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

// A test runner's NODE_ENV would build React's development calls into pages that render without them.
process.env.NODE_ENV = 'production'

const root = join(import.meta.dirname, '..')
const configFile = join(root, 'vite.config.ts')

/** Builds the screens for the browser, then the renderer of the public pages for the server. */
await build({ configFile, logLevel: 'warn' })
await build({
  configFile,
  logLevel: 'warn',
  // React's development build takes ten times as long to render a page.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    copyPublicDir: false,
    ssr: 'site/render.tsx',
    outDir: join(root, 'dist', 'server'),
    emptyOutDir: true,
    manifest: false,
    // One file that needs nothing beside it but Node.
    rolldownOptions: { output: { entryFileNames: 'render.js' } },
  },
  ssr: { noExternal: true },
})

/** Beside each text a server finds it compressed: once and well, instead of at each answer. */
const assetsDir = join(root, 'dist', 'client', 'assets')
for (const file of readdirSync(assetsDir).filter((name) => /\.(js|css|svg)$/.test(name))) {
  const text = readFileSync(join(assetsDir, file))
  writeFileSync(join(assetsDir, `${file}.br`), brotliCompressSync(text))
  writeFileSync(join(assetsDir, `${file}.gz`), gzipSync(text, { level: 9 }))
}
