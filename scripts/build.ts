import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib'
import { build } from 'vite'
import { buildServer } from './build-server.ts'

// A test runner's NODE_ENV would build React's development calls into pages that render without them.
process.env.NODE_ENV = 'production'

const compressBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const compressGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip)

/** No screen waits for a text above this; what opens a PDF is. */
const LARGE_BYTES = 400_000

const root = join(import.meta.dirname, '..')
const configFile = join(root, 'vite.config.ts')

/**
 * Builds the screens for the browser, the scripts of rendered pages, each alone in its file, then the server.
 * With `--uncompressed` it leaves out what takes longest, and the server sends texts as they are.
 */
await build({ configFile, logLevel: 'warn' })
const isCompressed = !process.argv.includes('--uncompressed')
// Texts are compressed on other threads than a build computes on.
const compressing = isCompressed ? compressTexts() : undefined
await build({ configFile, logLevel: 'warn', mode: 'alone' })
await Promise.all([buildServer(configFile), compressing?.then(compressTexts)])

/** Writes a compressed copy next to each text that has none: compressed once and well, not at each answer. */
async function compressTexts(): Promise<void> {
  const assetsDir = join(root, 'dist', 'client', 'assets')
  const names = new Set(await readdir(assetsDir))
  const texts = [...names].filter((name) => /\.(js|css|svg)$/.test(name) && !names.has(`${name}.gz`))
  // Node compresses on as many threads as it has, the largest files for seconds.
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(join(assetsDir, file))
      await writeFile(join(assetsDir, `${file}.br`), await compressBrotli(text, brotliOf(text)))
      await writeFile(join(assetsDir, `${file}.gz`), await compressGzip(text, { level: 9 }))
    }),
  )
}

/** The last step of quality takes 2.5 times as long as all before it, for two bytes in a hundred. */
function brotliOf({ byteLength }: Buffer): BrotliOptions {
  const quality = constants.BROTLI_MAX_QUALITY - (byteLength > LARGE_BYTES ? 1 : 0)
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
    },
  }
}
