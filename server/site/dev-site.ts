import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createServer as createViteServer } from 'vite'
import type { PageRenderer } from '#contract/pages/pages.ts'
import type { Site } from './site.ts'

const root = join(import.meta.dirname, '..', '..')

/** The site from its sources, in the server's own process; a change shows in the browser at once. */
export async function loadDevSite(http: Server): Promise<Site> {
  const vite = await createViteServer({
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
  })
  return {
    async render(page, frame) {
      const { render } = (await vite.ssrLoadModule('/site/render.tsx')) as { render: PageRenderer }
      // A worker from the sources is a module of Vite's, which no page needs to be seen.
      const scriptAt = (source: string) => (source.endsWith('-worker.ts') ? '' : `/${source}`)
      const sources = { styles: ['/styles.css'], scriptAt }
      return vite.transformIndexHtml(frame.url, render(page, { ...frame, ...sources }))
    },
    shell: (path) => vite.transformIndexHtml(path, readFileSync(join(root, 'web', 'index.html'), 'utf8')),
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
