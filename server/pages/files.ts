import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import { TOUCH_ICON_PATH } from '#domain/site/icons.ts'
import { ONE_DAY, ONE_YEAR_IMMUTABLE } from '../http/answers/cache-control.ts'
import type { Api } from '../http/bindings.ts'
import {
  POLICY_HEADER,
  pageWorkerPolicy,
  picturePolicy,
  scriptPolicy,
} from '../http/security/content-security-policy.ts'
import type { Settings } from '../settings/settings.ts'
import { keptAssetsDir } from '../site/kept-assets.ts'
import type { Sites } from '../site/site.ts'
import { type PageWorkers, workerScope } from './page-workers.ts'

/** Files of `web/static`, whose names stay when their content changes. */
const STATIC_FILES = [
  '/favicon.svg',
  '/favicon.ico',
  TOUCH_ICON_PATH,
  '/icons/:file',
  '/pictures/:file',
  '/templates/:file',
  '/textures/:file',
]

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

function pictureHeaders(_path: string, c: Context): void {
  c.header('cache-control', ONE_DAY)
  c.header(POLICY_HEADER, picturePolicy)
}

/**
 * Serves the files of the built site.
 * @param workers service workers, by how their files begin: the paths that each may answer for
 */
export function mountFiles(app: Api, { site, env }: Sites & Settings, workers: PageWorkers): void {
  // The sample pages of templates are in their folders.
  app.get(
    '/templates/:key{[a-z-]+}/:file{sample-[0-9]+\\.webp}',
    serveStatic({ root: ROOT, onFound: pictureHeaders }),
  )

  if (site.assetsDir) {
    for (const path of STATIC_FILES)
      app.get(path, serveStatic({ root: site.assetsDir, onFound: pictureHeaders }))
    const assetHeaders = (_path: string, c: Context) => {
      c.header('cache-control', ONE_YEAR_IMMUTABLE)
      const scope = workerScope(workers, c.req.path, c.req.query('scope'))
      if (scope !== undefined) {
        c.header(POLICY_HEADER, pageWorkerPolicy)
        c.header('service-worker-allowed', scope)
      } else if (c.req.path.endsWith('.js')) c.header(POLICY_HEADER, scriptPolicy)
    }
    app.use(
      '/assets/*',
      serveStatic({ root: site.assetsDir, precompressed: true, onFound: assetHeaders }),
      // A page that was opened before the last update asks for files of that build.
      serveStatic({
        root: keptAssetsDir(env.dataDir),
        rewriteRequestPath: (path) => path.slice('/assets'.length),
        onFound: assetHeaders,
      }),
    )
  }
}
