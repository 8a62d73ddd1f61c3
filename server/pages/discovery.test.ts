import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { icons } from '#domain/site/icons.ts'
import { robotsTxt, webManifest } from './discovery.ts'

const STATIC_DIR = join(import.meta.dirname, '..', '..', 'web', 'static')

it('keeps crawlers out of the screens and the API, and shows them the sitemap', () => {
  expect(robotsTxt('https://carte.example', ['/menu-builder'])).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /menu-builder\n\nSitemap: https://carte.example/sitemap.xml\n',
  )
})

it('promises only icons that exist, in the sizes that they have', async () => {
  expect(webManifest({ brandName: 'Carte' }).icons).toHaveLength(icons.length)
  for (const { path, size } of icons) {
    const file = join(STATIC_DIR, path)
    expect(existsSync(file), path).toBe(true)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: size, height: size })
  }
})
