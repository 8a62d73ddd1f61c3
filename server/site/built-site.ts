import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PagePreparer, PageRenderer } from '#contract/pages/pages.ts'
import { inTurns } from '../concurrency/in-turns.ts'
import { StartupError } from '../errors/startup-error.ts'
import { isLoadedLater } from './kept-assets.ts'
import { screenSources } from './screen-sources.ts'
import type { Site } from './site.ts'

interface BuiltFile {
  readonly file: string
  /** Keys of the manifest. */
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, BuiltFile>>

/**
 * The site as `npm run build` made it.
 * @throws {StartupError} when it has not been built
 */
export async function loadBuiltSite(distDir: string): Promise<Site> {
  const clientDir = join(distDir, 'client')
  const manifestPath = join(clientDir, '.vite', 'manifest.json')
  if (!existsSync(manifestPath))
    throw new StartupError('The screens have not been built. Please run: npm run build')
  const manifest = readManifest(manifestPath)
  const alone = readManifest(join(clientDir, '.vite', 'alone.json'))
  const scriptAt = (source: string) => `/${fileOf(alone, source)}`
  const shell = readFileSync(join(clientDir, 'index.html'), 'utf8')
  // The screens' own sheet is the one that the rendered pages share.
  const styles = [...shell.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  )
  const shells = new Map(
    Object.entries(screenSources).map(([path, sources]) => [path, withPreloads(shell, manifest, sources)]),
  )
  const { prepare, render } = (await import(pathToFileURL(join(distDir, 'server', 'render.js')).href)) as {
    prepare: PagePreparer
    render: PageRenderer
  }
  return {
    async render(page, frame) {
      await inTurns(prepare(page))
      return render(page, { ...frame, styles, scriptAt })
    },
    shell: (path) => shells.get(path) ?? shell,
    assetsDir: clientDir,
    build: {
      // The same files are the same build, wherever they were built.
      id: createHash('sha256').update(shell).update(JSON.stringify(manifest)).digest('hex').slice(0, 16),
      assets: readdirSync(join(clientDir, 'assets')).filter(isLoadedLater),
    },
  }
}

const readManifest = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest

function fileOf(manifest: Manifest, source: string): string {
  const built = manifest[source]
  if (!built) throw new StartupError(`The build has no ${source}. Please run: npm run build`)
  return built.file
}

/** Returns the shell with links to what the screen needs in addition to what the shell names already. */
function withPreloads(shell: string, manifest: Manifest, sources: readonly string[]): string {
  const files = new Set<string>()
  const collect = (key: string) => {
    const built = manifest[key]
    if (!built || files.has(built.file)) return
    files.add(built.file)
    for (const imported of built.imports ?? []) collect(imported)
  }
  for (const source of sources) collect(source)
  const links = [...files]
    .filter((file) => !shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return shell.replace('</head>', `${links.join('')}</head>`)
}
