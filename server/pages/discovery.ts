import { publicPaths } from '#contract/pages/pages.ts'
import { site } from '#domain/site/content.ts'
import { icons } from '#domain/site/icons.ts'
import type { Brand } from '../settings/env.ts'

/** What crawlers may read: everything but the API and the screens, which show a stranger nothing. */
export function robotsTxt(origin: string, screens: readonly string[]): string {
  const closed = ['/api/', ...screens].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** What a phone needs to put the site on its home screen. */
export const webManifest = ({ brandName }: Pick<Brand, 'brandName'>) => ({
  name: brandName,
  short_name: brandName,
  description: site.tagline,
  start_url: publicPaths.home,
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
