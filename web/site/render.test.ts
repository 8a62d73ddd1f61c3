import { describe, expect, it } from 'vitest'
import { type PageFrame, publicPaths, TRIAL_PATH } from '#contract/pages/pages.ts'
import type { ViewerMenu } from '#contract/pages/viewer-menu.ts'
import { rustic } from '#templates/rustic/template.ts'
import { buildInstallation } from '#tests/builders/build-installation.ts'
import { buildViewerItem, buildViewerMenu, buildViewerSection } from '#tests/builders/build-viewer.ts'
import { render } from './render.tsx'

const frame: PageFrame = {
  visitor: null,
  installation: buildInstallation({ saysPaymentsAreTests: true }),
  url: 'https://carte.example/menu-viewer/abc',
  styles: ['/assets/styles.css'],
  scriptAt: (source: string) => `/assets/${source}`,
}

const viewer = (changes: Partial<ViewerMenu> = {}): string =>
  render({ kind: 'menu-viewer', menu: buildViewerMenu(changes) }, frame)

const headings = (html: string): number[] =>
  [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))

/** The words of the page, without its markup. */
const words = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

it('never speaks of payments to the guests of a restaurant', () => {
  expect(render({ kind: 'menu-viewer', menu: buildViewerMenu() }, frame)).not.toContain('Payments')
})

describe('every public page', () => {
  const pages = {
    home: render({ kind: 'home' }, frame),
    'home of a signed-in visitor': render(
      { kind: 'home' },
      { ...frame, visitor: { username: 'marcella', subscriptionPlan: 'basic', role: 'owner' } },
    ),
    'not found': render({ kind: 'not-found' }, frame),
    'menu not found': render({ kind: 'menu-not-found' }, frame),
    menu: viewer(),
    'the owner’s menu': viewer({ isOwn: true, targetCheckAverage: 25 }),
  }

  it.each(Object.entries(pages))('%s is a whole document without a script', (name, html) => {
    expect(html).toMatch(/^<!doctype html><html lang="en"/)
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    expect(html).toContain('name="viewport"')
    expect(html).toContain('name="description"')
    // Facts for search engines are in a script element that isn't a script.
    expect(html).not.toMatch(
      name === 'home'
        ? /<script(?! type="module" src="[^"]*bring-menu)|\son\w+=|javascript:/i
        : /<script(?! type="application\/ld\+json")|\son\w+=|javascript:/i,
    )
  })

  it.each(Object.entries(pages))('%s has one first heading and skips no level', (_, html) => {
    const levels = headings(html)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  })
})

describe('the home page', () => {
  it('leads to the builder, the demo and the pages for strangers', () => {
    const html = render({ kind: 'home' }, frame)
    const links = new Set([...html.matchAll(/<a [^>]*href="(\/[^"?]*)/g)].map(([, href]) => href))
    expect(words(html)).toContain('Create Your Menu')
    expect([...links].sort()).toEqual(
      [...Object.values(publicPaths), '/auth', '/menu-builder', TRIAL_PATH].sort(),
    )
    expect(html).toContain('rel="canonical"')
    expect(html).toContain(`mailto:support@carte.example`)
  })

  it('shows Sign In to visitors, and the account to whom is signed in', () => {
    expect(words(render({ kind: 'home' }, frame))).toContain('Sign In')
    const html = render(
      { kind: 'home' },
      { ...frame, visitor: { username: 'marcella', subscriptionPlan: 'basic', role: 'owner' } },
    )
    expect(words(html)).not.toContain('Sign In')
    expect(words(html)).toMatch(/marcella .*Account .*Account Settings .*My Menus .*Create Menu .*Logout/)
  })

  it('tells what has just happened to the account', () => {
    const visitor = { username: 'a<b', subscriptionPlan: 'basic', role: 'owner' } as const
    expect(render({ kind: 'home' }, { ...frame, visitor, notice: 'signed-in' })).toContain(
      'Welcome back, a&lt;b!',
    )
    expect(words(render({ kind: 'home' }, { ...frame, notice: 'signed-out' }))).toContain(
      'Logout successful You have been logged out successfully',
    )
  })
})

describe('the not-found pages', () => {
  it('say the specified words and stay out of search engines', () => {
    const lost = render({ kind: 'not-found' }, frame)
    expect(words(lost)).toContain('404 Page Not Found Did you forget to add the page to the router?')
    expect(words(lost)).toContain('There is no page at this address.')
    expect(lost).toContain('content="noindex"')
    const table = render({ kind: 'not-found' }, { ...frame, url: 'https://carte.example/r/osterai' })
    expect(words(table)).toContain('There is no page at this address')
    expect(words(table)).not.toMatch(/router|404 Page Not Found Did/)
    const gone = render({ kind: 'menu-not-found' }, frame)
    expect(gone).toContain('doesn&#x27;t exist or has been deleted.')
    expect(words(gone)).toContain('Menu Not Found')
    expect(gone).toContain('href="/saved-menus"')
    expect(gone).toContain('content="noindex"')
  })
})

it('leaves the way to their screens to whom is signed in, where nothing is found', () => {
  const visitor = { username: 'marcella', subscriptionPlan: 'basic', role: 'owner' } as const
  const lost = render({ kind: 'not-found' }, { ...frame, visitor })
  expect(words(lost)).toMatch(/Today .*My Menus .*Restaurant Page .*Boards/)
  expect(words(render({ kind: 'not-found' }, frame))).not.toContain('Today')
})

describe('the page of a menu', () => {
  it('shows the restaurant, every section in order with an anchor, and every dish with its price', () => {
    const html = viewer()
    expect(words(html)).toMatch(
      /Chez Test .*Since 1962 .*Appetizers .*Soup .*\$24\.50 .*Main Courses .*Roast Chicken .*\$24\.50 .*Pike/,
    )
    expect(html).toContain('href="#section-2"')
    expect(html).toContain('id="section-2"')
    expect(html).toContain('id="dish-3"')
  })

  it('shows markup in names and descriptions as the letters it is made of', () => {
    const attack = '</style><script>alert(1)</script><img src=x onerror=alert(1)>'
    const html = viewer({
      name: attack,
      restaurant: { name: attack, description: attack, address: attack, logoUrl: null },
      title: attack,
      contact: { address: attack, phone: attack, web: `https://a.example/"${attack}` },
      sections: [
        buildViewerSection({
          name: attack,
          intro: attack,
          items: [buildViewerItem({ name: attack, description: attack })],
        }),
      ],
    })
    expect(html).not.toMatch(/<script>|<img|<\/script>(?!<\/body>)/)
    expect(html.replace(/<style>.*?<\/style>/s, '')).not.toContain('</style>')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('explains the dietary marks and says them in words beside the dish', () => {
    const vegan = { id: 'diet:2', kind: 'diet', symbol: 'VG', meaning: 'Vegan' } as const
    const html = viewer({
      diets: [{ id: 2, symbol: 'VG', meaning: 'Vegan' }],
      legend: [vegan],
      sections: [buildViewerSection({ items: [buildViewerItem({ marks: [vegan] })] })],
    })
    expect(words(html)).toContain('Show only dishes marked VG Vegan')
    expect(html).toMatch(
      /<span aria-hidden="true" title="Vegan">VG<\/span><span class="spoken">Vegan<\/span>/,
    )
  })

  it('leaves out prices that the menu does not show', () => {
    const html = viewer({
      sections: [buildViewerSection({ items: [buildViewerItem({ prices: [], offers: [] })] })],
    })
    expect(words(html)).not.toContain('$')
  })

  it('is listed by search engines only once it is shared', () => {
    expect(viewer()).not.toContain('noindex')
    expect(viewer()).toContain('<link rel="canonical" href="https://carte.example/menu-viewer/abc"/>')
    expect(viewer({ isShared: false, isOwn: true })).toContain('content="noindex"')
    expect(viewer({ isOwn: true })).toContain('content="noindex"')
  })

  it('gives a guest the menu alone, and its owner the way back, Edit and the target check average', () => {
    const guest = words(viewer())
    expect(guest).toMatch(/Menu Details .*Chez Test .*French .*1 Main Street/)
    expect(guest).not.toMatch(/Classic|March 5, 2026/)
    expect(guest).not.toMatch(/Target Check Average|My Menus|Edit|Sign In/)
    const owner = viewer({ isOwn: true, targetCheckAverage: 25 })
    expect(words(owner)).toMatch(/My Menus .*Edit .*Target Check Average .*\$25/)
    expect(owner).toContain('href="/saved-menus?edit=abc"')
  })

  it('names its maker unless that is hidden', () => {
    expect(words(viewer())).toContain(`Created with Carte`)
    expect(words(viewer({ showsWatermark: false }))).not.toContain('Created with')
  })

  it('takes its colours and faces from the design', () => {
    const html = viewer({
      look: {
        ...buildViewerMenu().look,
        template: 'rustic',
        tokens: rustic.tokens,
        fontFamily: 'mono',
        colors: { ...buildViewerMenu().look.colors, paper: '#14181f' },
      },
    })
    expect(html).toContain(':root{--paper:#14181f;--ink:#222222')
    expect(html).toContain('--section-case:uppercase')
    expect(html).not.toContain('style="')
    expect(html).toContain('data-template="rustic"')
    expect(html).toContain('data-font="mono"')
    expect(html).toContain('<meta name="color-scheme" content="dark"/>')
  })
})
