import { basename, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
const outDir = join(root, 'dist', 'server')

/** What runs as a process or a thread: the server, and its workers. */
const entries = [
  'server/main.ts',
  'server/http/bodies/body-worker.ts',
  'server/features/insights/reports/report-worker.ts',
  'server/adapters/recognition/draw-thread.ts',
  'server/adapters/recognition/on-this-machine/page-worker.ts',
  'typeset/worker.ts',
]

/** Packages with native parts, or with files that they find next to themselves. */
const leftInPlace =
  /^(sharp|pino|pdfjs-dist|tesseract\.js|mammoth|vite|@hyzyla\/pdfium|@myriaddreamin\/.*)(\/|$)/

/** A module finds its files (typefaces, drawings, templates) where its source is; workers are built files. */
const filesOfSources: Plugin = {
  name: 'files-of-sources',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// }, code: /import\.meta\.(url|dirname)/ },
    handler(code, id) {
      const source = relative(outDir, id.replace(/\?.*$/, ''))
      return code.replaceAll(
        /new URL\('\.\/([\w-]+\.ts)', import\.meta\.url\)|import\.meta\.(?:url|dirname)/g,
        (found, worker: string | undefined) => {
          if (worker && entries.some((path) => basename(path) === worker))
            return `new URL('./${basename(worker, '.ts')}.js', import.meta.url)`
          if (found === 'import.meta.dirname') return `(import.meta.dirname + '/${join(source, '..')}')`
          return found.replace('import.meta.url', `new URL('${source}', import.meta.url).href`)
        },
      )
    },
  },
}

/** React's development build takes ten times as long to render a page; the rest of the server asks at run time. */
const reactOfProduction: Plugin = {
  name: 'react-of-production',
  transform: {
    filter: { id: /\/node_modules\/(react|react-dom)\//, code: 'process.env.NODE_ENV' },
    handler: (code) => code.replaceAll('process.env.NODE_ENV', '"production"'),
  },
}

/**
 * Builds the server with the renderer of its pages as a few files: of more than three thousand modules a start would
 * find, read and link each. The sources stay what development and operators' commands run.
 */
export const buildServer = (configFile: string) =>
  build({
    configFile,
    logLevel: 'warn',
    plugins: [filesOfSources, reactOfProduction],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      copyPublicDir: false,
      outDir,
      emptyOutDir: true,
      manifest: false,
      target: 'node24',
      rolldownOptions: {
        input: {
          render: join(root, 'web/site/render.tsx'),
          ...Object.fromEntries(entries.map((path) => [basename(path, '.ts'), join(root, path)])),
        },
        external: leftInPlace,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
