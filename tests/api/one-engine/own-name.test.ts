import { describe, expect, it } from 'vitest'
import { publicPaths } from '#contract/pages/pages.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

describe.skipIf(!hasEngine)(
  'an installation under the name of its operator, without pages about Carte',
  () => {
    const server = useTestServer({
      CARTE_BRAND_NAME: 'Otter Group',
      CARTE_IMPRINT_URL: 'https://otter.example/imprint',
      CARTE_SITE: 'off',
    })
    const get = (path: string) => fetch(new URL(path, server().url), { redirect: 'manual' })

    it('leads strangers to the sign-in page, and has none of the others', async () => {
      const { status, headers } = await get('/')
      expect([status, headers.get('location')]).toEqual([302, '/auth'])
      for (const path of [...Object.values(publicPaths), '/welcome', '/try', '/demo-preview/print'])
        if (path !== '/') expect((await get(path)).status, path).toBe(404)
      expect(await (await get('/sitemap.xml')).text()).not.toContain('/features')
    })

    it('has its name and its imprint on the pages that stay', async () => {
      const html = await (await get('/no-such-page')).text()
      expect(html).toContain('Otter Group')
      expect(html).toContain('href="https://otter.example/imprint"')
      expect(html).not.toContain('href="/features"')
      expect(await (await get('/site.webmanifest')).json()).toMatchObject({ name: 'Otter Group' })
    })
  },
)
