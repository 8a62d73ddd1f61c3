import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '#contract/pages.ts'
import { StartupError } from '../errors/startup-error.ts'
import type { Site } from './site.ts'

type Manifest = Readonly<Record<string, { readonly file: string; readonly css?: readonly string[] }>>

/**
 * The site as `npm run build` made it.
 * @throws {StartupError} when it has not been built
 */
export async function loadBuiltSite(distDir: string): Promise<Site> {
  const clientDir = join(distDir, 'client')
  const manifestPath = join(clientDir, '.vite', 'manifest.json')
  if (!existsSync(manifestPath)) {
    throw new StartupError('The screens have not been built. Please run: npm run build')
  }
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest
  // The screens' own sheet is the one that the rendered pages share.
  const styles = (manifest['index.html']?.css ?? []).map((file) => `/${file}`)
  const scripts = { printing: `/${fileOf(manifest, 'site/demo/printing.ts')}` }
  const shell = readFileSync(join(clientDir, 'index.html'), 'utf8')
  const { render } = (await import(pathToFileURL(join(distDir, 'server', 'render.js')).href)) as {
    render: PageRenderer
  }
  return {
    render: (page, frame) => render(page, { ...frame, styles, scripts }),
    shell: () => shell,
    assetsDir: clientDir,
  }
}

function fileOf(manifest: Manifest, source: string): string {
  const built = manifest[source]
  if (!built) throw new StartupError(`The build has no ${source}. Please run: npm run build`)
  return built.file
}
