import type { Installation } from '#contract/installation.ts'
import { listedPaths } from '#contract/pages.ts'
import { site } from '#domain/site/content.ts'
import { icons } from '#domain/site/icons.ts'

/** What crawlers may read: everything but the API and the screens, which show a stranger nothing. */
export function robotsTxt(origin: string, screens: readonly string[]): string {
  const closed = ['/api/', ...screens].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** The pages for strangers; shared menus are their owners' to spread. */
export function sitemapXml(origin: string, installation: Installation): string {
  const entries = listedPaths(installation).map(
    // An origin has no character that XML would escape.
    (path) => `  <url><loc>${new URL(path, origin).href}</loc></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** What a phone needs to put the site on its home screen. */
export const webManifest = () => ({
  name: site.brandName,
  short_name: site.brandName,
  description: site.tagline,
  start_url: '/my-menus',
  id: '/',
  display: 'minimal-ui',
  background_color: '#fbf8f3',
  theme_color: '#fbf8f3',
  icons: icons.map(({ path, size, isMaskable }) => ({
    src: path,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: isMaskable ? 'maskable' : 'any',
  })),
})
