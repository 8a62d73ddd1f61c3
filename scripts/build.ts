import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, type ZlibOptions } from 'node:zlib'
import { build } from 'vite'
import { buildServer } from './build-server.ts'

// A test runner's NODE_ENV would build React's development calls into pages that render without them.
process.env.NODE_ENV = 'production'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip)

const root = join(import.meta.dirname, '..')
const configFile = join(root, 'vite.config.ts')

/**
 * Builds the screens for the browser, the scripts of rendered pages, each alone in its file, then the server.
 * With `--uncompressed` it leaves out what takes longest, and the server sends texts as they are.
 */
await build({ configFile, logLevel: 'warn' })
await build({ configFile, logLevel: 'warn', mode: 'alone' })
// Texts are compressed on other threads than a build computes on.
await Promise.all([
  buildServer(configFile),
  ...(process.argv.includes('--uncompressed') ? [] : [compressTexts()]),
])

/**
 * Writes a compressed copy next to each text, so that it is compressed once and well instead of at each
 * answer.
 */
async function compressTexts(): Promise<void> {
  const assetsDir = join(root, 'dist', 'client', 'assets')
  const texts = (await readdir(assetsDir)).filter((name) => /\.(js|css|svg)$/.test(name))
  // Node compresses on as many threads as it has, the largest files for seconds.
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(join(assetsDir, file))
      await Promise.all([
        writeFile(join(assetsDir, `${file}.br`), await compressBrotli(text)),
        writeFile(join(assetsDir, `${file}.gz`), await compressGzip(text, { level: 9 })),
      ])
    }),
  )
}
