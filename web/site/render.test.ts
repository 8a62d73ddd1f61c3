import { describe, expect, it } from 'vitest'
import { type PageFrame, publicPaths, type ViewerItem, type ViewerMenu } from '#contract/pages.ts'
import { site } from '#domain/site/content.ts'
import { classic } from '#templates/classic/template.ts'
import { rustic } from '#templates/rustic/template.ts'
import { render } from './render.tsx'

const frame: PageFrame = {
  visitor: null,
  installation: {
    billing: 'sandbox',
    registration: 'open',
    saysPaymentsAreTests: true,
    asksAi: false,
    drawsPictures: false,
  },
  url: 'https://carte.example/menu-viewer/abc',
  styles: ['/assets/styles.css'],
  scripts: { printing: '/assets/printing.js' },
}

const buildItem = (changes: Partial<ViewerItem> = {}): ViewerItem => ({
  anchor: 'dish-9001',
  name: 'Roast Chicken',
  description: 'Half a chicken with lemon and thyme.',
  price: 24.5,
  marks: [],
  suits: [],
  allergens: [],
  imageUrl: null,
  ...changes,
})

const buildMenu = (changes: Partial<ViewerMenu> = {}): ViewerMenu => ({
  id: 'abc',
  name: 'Chez Test Menu',
  restaurant: { name: 'Chez Test', description: 'Since 1962', address: '1 Main Street', logoUrl: null },
  language: 'en',
  direction: 'ltr',
  cuisineName: 'French',
  templateName: 'Classic',
  targetCheckAverage: null,
  createdAt: '2026-03-05T12:00:00.000Z',
  pdfUrl: '/api/saved-menus/abc/pdf',
  pictureUrl: '/menu-viewer/abc/picture.png?v=1',
  isShared: true,
  isOwn: false,
  showsWatermark: true,
  look: {
    template: 'classic',
    tokens: classic.tokens,
    fontFamily: 'serif',
    fontSize: 'medium',
    headerStyle: 'centered',
    logoPosition: 'top',
    paperUrl: null,
    colors: {
      paper: '#ffffff',
      ink: '#222222',
      soft: '#555555',
      heading: '#333333',
      accent: '#a63a24',
      rule: '#999999',
      onHeading: '#ffffff',
    },
  },
  legend: [],
  groups: [
    { anchor: 'section-1', name: 'Appetizers', items: [buildItem({ anchor: 'dish-1', name: 'Soup' })] },
    {
      anchor: 'section-2',
      name: 'Main Courses',
      items: [buildItem({ anchor: 'dish-2' }), buildItem({ anchor: 'dish-3', name: 'Pike' })],
    },
  ],
  ...changes,
})

const viewer = (changes: Partial<ViewerMenu> = {}): string =>
  render({ kind: 'menu-viewer', menu: buildMenu(changes) }, frame)

const headings = (html: string): number[] =>
  [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))

/** The words of the page, without its markup. */
const words = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

it('never speaks of payments to the guests of a restaurant', () => {
  expect(render({ kind: 'menu-viewer', menu: buildMenu() }, frame)).not.toContain('Payments')
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

  it.each(Object.entries(pages))('%s is a whole document without a script', (_, html) => {
    expect(html).toMatch(/^<!doctype html><html lang="en"/)
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    expect(html).toContain('name="viewport"')
    expect(html).toContain('name="description"')
    // Facts for search engines stand in a script element, and are none.
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|\son\w+=|javascript:/i)
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
    expect([...links].sort()).toEqual([...Object.values(publicPaths), '/auth', '/menu-builder'].sort())
    expect(html).toContain('rel="canonical"')
    expect(html).toContain(`mailto:${site.supportEmail}`)
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
    expect(lost).toContain('content="noindex"')
    const gone = render({ kind: 'menu-not-found' }, frame)
    expect(gone).toContain('doesn&#x27;t exist or has been deleted.')
    expect(words(gone)).toContain('Menu Not Found')
    expect(gone).toContain('href="/saved-menus"')
    expect(gone).toContain('content="noindex"')
  })
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
      groups: [
        { anchor: 'section-1', name: attack, items: [buildItem({ name: attack, description: attack })] },
      ],
    })
    expect(html).not.toMatch(/<script>|<img|<\/script>(?!<\/body>)/)
    expect(html.replace(/<style>.*?<\/style>/s, '')).not.toContain('</style>')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('explains the dietary marks and says them in words beside the dish', () => {
    const vegan = { id: 2, mark: 'VG', name: 'Vegan' }
    const html = viewer({
      legend: [vegan],
      groups: [{ anchor: 'section-4', name: 'Sides', items: [buildItem({ marks: [vegan] })] }],
    })
    expect(words(html)).toContain('Show only dishes marked VG Vegan')
    expect(html).toMatch(
      /<span aria-hidden="true" title="Vegan">VG<\/span><span class="spoken">Vegan<\/span>/,
    )
  })

  it('leaves out prices that the menu does not show', () => {
    const html = viewer({
      groups: [{ anchor: 'section-4', name: 'Sides', items: [buildItem({ price: null })] }],
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
    expect(words(viewer())).toContain(`Created with ${site.brandName}`)
    expect(words(viewer({ showsWatermark: false }))).not.toContain('Created with')
  })

  it('takes its colours and faces from the design', () => {
    const html = viewer({
      look: {
        ...buildMenu().look,
        template: 'rustic',
        tokens: rustic.tokens,
        fontFamily: 'mono',
        colors: { ...buildMenu().look.colors, paper: '#14181f' },
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
