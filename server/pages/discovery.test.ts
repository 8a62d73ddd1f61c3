import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { icons } from '#domain/site/icons.ts'
import { robotsTxt, sitemapXml, webManifest } from './discovery.ts'

const STATIC_DIR = join(import.meta.dirname, '..', '..', 'web', 'static')

it('keeps crawlers out of the screens and the API, and shows them the sitemap', () => {
  expect(robotsTxt('https://carte.example', ['/menu-builder'])).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /menu-builder\n\nSitemap: https://carte.example/sitemap.xml\n',
  )
})

it('lists the pages for strangers with their whole addresses', () => {
  const xml = sitemapXml('https://carte.example', {
    billing: 'stripe',
    registration: 'open',
    saysPaymentsAreTests: false,
    asksAi: false,
    drawsPictures: false,
  })
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://carte.example/',
    'https://carte.example/features',
    'https://carte.example/pricing',
    'https://carte.example/templates',
    'https://carte.example/about',
    'https://carte.example/demo-preview',
  ])
})

it('promises only icons that exist, in the sizes that they have', async () => {
  expect(webManifest().icons).toHaveLength(icons.length)
  for (const { path, size } of icons) {
    const file = join(STATIC_DIR, path)
    expect(existsSync(file), path).toBe(true)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: size, height: size })
  }
})
