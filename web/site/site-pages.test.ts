import { describe, expect, it } from 'vitest'
import {
  DEMO_PRINT_PATH,
  type PageFrame,
  type PublicPage,
  publicPaths,
  REGISTER_PATH,
} from '#contract/pages/pages.ts'
import { quickLinks, siteLinks } from '#contract/pages/site-links.ts'
import type { Installation } from '#contract/shared/installation.ts'
import { templates } from '#domain/design/templates.ts'
import { includedIn, plans } from '#domain/plans/plans.ts'
import { billingQuestions } from '#domain/site/billing-questions.ts'
import { site } from '#domain/site/content.ts'
import { buildInstallation } from '#tests/builders/build-installation.ts'
import { render } from './render.tsx'

const PRINTING = '/assets/printing.js'

const stripe: Installation = buildInstallation({ billing: 'stripe' })

const frameOf = (
  path: string,
  visitor: PageFrame['visitor'] = null,
  installation: Installation = stripe,
): PageFrame => ({
  visitor,
  installation,
  url: `https://carte.example${path}`,
  styles: ['/assets/styles.css'],
  scriptAt: () => PRINTING,
})

const owner = (subscriptionPlan: 'basic' | 'professional') =>
  ({ username: 'marcella', subscriptionPlan, role: 'owner' }) as const

const pages: Record<string, PublicPage> = {
  [publicPaths.home]: { kind: 'home' },
  [publicPaths.features]: {
    kind: 'features',
    catalogue: {
      dishCount: 1234,
      cuisineNames: ['Italian', 'Thai'],
      pictured: [{ name: 'Pad Thai', imageUrl: '/images/dishes/7.svg' }],
    },
  },
  [publicPaths.pricing]: { kind: 'pricing' },
  [publicPaths.templates]: {
    kind: 'templates',
    templates: templates.map(({ id, name, description, styleClass }) => ({
      id,
      name,
      description,
      styleClass,
    })),
  },
  [publicPaths.about]: { kind: 'about' },
  [publicPaths.demo]: { kind: 'demo' },
}

function htmlOf(path: string, ...around: [PageFrame['visitor']?, Installation?]): string {
  const page = pages[path]
  if (!page) throw new Error(`No page is rendered for ${path}`)
  return render(page, frameOf(path, ...around))
}

const linksTo = (html: string, href: string): string[] =>
  [...html.matchAll(new RegExp(`<a [^>]*href="${RegExp.escape(href)}"[^>]*>(.*?)</a>`, 'g'))].map(
    ([, inner = '']) => words(inner),
  )

const words = (html: string): string =>
  html
    .slice(Math.max(0, html.indexOf('<body')))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()

describe.each(Object.keys(pages))('the page %s', (path) => {
  const html = htmlOf(path)

  it('has a title, a description, its own address and a picture for whoever links to it', () => {
    expect(html).toMatch(/<title>[^<]{10,65}<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{50,165}"\/>/)
    expect(html).toContain(`<link rel="canonical" href="https://carte.example${path}"/>`)
    expect(html).toContain(
      '<meta property="og:image" content="https://carte.example/templates/link-preview.jpg"/>',
    )
    expect(html).not.toContain('noindex')
    // A rating that nobody gave is not ours to tell search engines.
    expect(html).not.toContain('application/ld+json')
  })

  it('has one first heading, skips no level, and leads to every other page', () => {
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    for (const other of Object.values(publicPaths)) expect(html).toContain(`href="${other}"`)
    expect(html).toContain(`href="mailto:support@carte.example"`)
  })

  it('runs no inline script, and no script at all but the demo and what brings a file', () => {
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
    const hasScript = path === publicPaths.demo || path === publicPaths.home
    expect(scripts).toEqual(hasScript ? [`<script type="module" src="${PRINTING}">`] : [])
    expect(html).not.toMatch(/\son\w+=|javascript:/i)
  })

  it('sizes its pictures, so that nothing jumps, and describes those that say something', () => {
    const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)
    for (const picture of pictures) {
      expect(picture).toMatch(/width="\d+"/)
      expect(picture).toMatch(/height="\d+"/)
      expect(picture).toMatch(/ alt="/)
    }
  })
})

describe('the header', () => {
  it('marks the page that is open', () => {
    expect(htmlOf('/pricing')).toMatch(/<a href="\/pricing" aria-current="page"/)
    expect(htmlOf('/')).not.toContain('aria-current')
  })

  it('shows Recommendations to Professional owners alone', () => {
    expect(linksTo(htmlOf('/', owner('basic')), '/recommendations')).toEqual([])
    expect(linksTo(htmlOf('/', owner('professional')), '/recommendations')).toEqual(['Recommendations'])
  })
})

describe('the home page', () => {
  it('offers the demo and the builder, and lets a card be marked', () => {
    const html = htmlOf('/')
    expect(linksTo(html, '/demo-preview')).toContain('Try Demo (No Signup)')
    expect(linksTo(html, '/menu-builder')).toEqual(
      expect.arrayContaining(['Create Your Menu', 'Design with These Templates']),
    )
    expect(linksTo(html, publicPaths.pricing)).toContain('Basic is free, Professional is $29 a month')
    expect(html.match(/type="radio"/g)).toHaveLength(templates.length)
    for (const { key, styleClass } of templates) {
      expect(html).toContain(styleClass)
      expect(linksTo(html, `/menu-builder?template=${key}`)).toEqual(['Design with These Templates'])
    }
  })
})

it('takes a file of a stranger to the editor, where one may try it', () => {
  const zone = /<section[^>]* data-brings-to="\/try\?start=import"/
  expect(htmlOf('/')).toMatch(zone)
  expect(linksTo(htmlOf('/'), '/try?start=import')).toEqual(['Paste it'])
  for (const html of [
    htmlOf('/', owner('basic')),
    htmlOf('/', null, { ...stripe, registration: 'closed' }),
  ]) {
    expect(html).not.toMatch(zone)
    expect(html).not.toContain('<script')
  }
})

describe('the pricing page', () => {
  it('shows what each plan costs and includes, and leads to it', () => {
    const html = htmlOf('/pricing')
    for (const plan of ['basic', 'professional'] as const)
      for (const line of [plans[plan].name, ...includedIn(plan, stripe)]) expect(words(html)).toContain(line)
    const drawn = words(htmlOf('/pricing', null, { ...stripe, drawsPictures: !stripe.drawsPictures }))
    expect(drawn.includes('Priority image generation')).toBe(
      !words(html).includes('Priority image generation'),
    )
    expect(words(html)).toMatch(/Basic \$0 \/ month .*Professional \$29 \/ month/)
    expect(linksTo(html, '/menu-builder')).toContain('Start with Basic')
    expect(linksTo(html, '/subscription-checkout')).toEqual(['Upgrade to Professional'])
  })

  it('answers every question about billing', () => {
    const text = words(htmlOf('/pricing'))
    for (const { question, answer } of billingQuestions) expect(text).toContain(`${question} ${answer}`)
  })

  it('tells an owner which plan is theirs', () => {
    expect(words(htmlOf('/pricing', owner('basic')))).toMatch(/\$0 .*Your plan .*\$29/)
    const html = htmlOf('/pricing', owner('professional'))
    expect(words(html)).toMatch(/\$29 .*Your plan/)
    expect(linksTo(html, '/subscription-checkout')).toEqual([])
  })
})

describe('the gallery', () => {
  it('marks what is premium, and takes every template along to the builder', () => {
    const text = words(htmlOf('/templates'))
    expect(text).toMatch(/Classic (?!PREMIUM).*Modern PREMIUM .*Rustic PREMIUM/)
    for (const { key } of templates) {
      expect(linksTo(htmlOf('/templates'), `/menu-builder?template=${key}`)).toEqual(['Use This Template'])
    }
  })

  it('says nothing of plans to who has paid', () => {
    expect(words(htmlOf('/templates', owner('basic')))).toContain('PREMIUM')
    expect(words(htmlOf('/templates', owner('professional')))).not.toMatch(
      /PREMIUM|Professional plan|free of/,
    )
  })

  it('says so when there are no templates to show', () => {
    const html = render({ kind: 'templates', templates: [] }, frameOf('/templates'))
    expect(html).toMatch(/role="alert"[^>]*>Failed to load templates. Please try again later.</)
  })
})

describe('the about page', () => {
  it('shows no figure that the operator has not replaced', () => {
    const text = words(htmlOf('/about'))
    expect(site.aboutFigures.isSample).toBe(true)
    for (const { figure, label } of site.aboutFigures.figures) {
      expect(text).not.toContain(figure)
      expect(text).not.toContain(label)
    }
  })
})

describe('the features page', () => {
  it('counts the dishes of the catalogue, and reasons about a price', () => {
    const text = words(htmlOf('/features'))
    expect(text).toContain('1,234 dishes from 2 cuisines')
    expect(text).toContain('$26.50 New York × 1.13 Upscale Dining × 1.30 High season × 1.10')
    expect(text).toContain('$42.82 On the menu $43')
  })

  it('shows what the import reads in a pasted menu', () => {
    expect(words(htmlOf('/features'))).toMatch(
      /STARTERS Onion soup \$7\.50 Oysters half a dozen \$18\.00 Beet salad \$11\.00 goat cheese, walnuts FROM/,
    )
  })
})

describe('the demo', () => {
  it('shows three sections and five dishes with their cents, and asks strangers to sign up', () => {
    const html = htmlOf('/demo-preview')
    const text = words(html)
    expect(text).toMatch(/Appetizers .*\$9\.50 .*Main Courses .*\$21\.00 .*Desserts .*\$9\.75/)
    expect(text.match(/\$\d+\.\d\d/g)).toHaveLength(5)
    expect(linksTo(html, REGISTER_PATH)).toEqual(
      expect.arrayContaining(['Sign Up to Save', "Sign Up - It's Free"]),
    )
    expect(linksTo(html, '/auth')).toContain('Already have an account?')
    expect(text).toContain('No credit card required')
  })

  it('opens a window to print from, where the mark of its maker is for the screen only', () => {
    expect(linksTo(htmlOf('/demo-preview'), DEMO_PRINT_PATH)).toEqual(['Full Preview'])
    const html = render({ kind: 'demo-print' }, frameOf(DEMO_PRINT_PATH))
    expect(html).toMatch(/<p class="[^"]*print:hidden[^"]*">Created with Carte<\/p>/)
    expect(html).toContain('noindex')
    expect(html).toMatch(/<button[^>]* hidden=""/)
  })

  it('asks nobody to sign up who is signed in', () => {
    const html = htmlOf('/demo-preview', owner('basic'))
    expect([...linksTo(html, '/auth'), ...linksTo(html, REGISTER_PATH)]).toEqual([])
    expect(linksTo(html, '/menu-builder')).toContain('Create Your Menu')
  })
})

describe('an installation without plans', () => {
  const off: Installation = buildInstallation({ billing: 'off' })
  const paths = Object.keys(pages).filter((path) => path !== publicPaths.pricing)

  it.each(paths)('speaks of no price, plan or badge at %s, and leads to none', (path) => {
    for (const visitor of [null, owner('professional')]) {
      const html = htmlOf(path, visitor, off)
      expect(linksTo(html, publicPaths.pricing)).toEqual([])
      expect(words(html)).not.toMatch(
        /\bPRO\b|PREMIUM|Professional|\bBasic\b|[Uu]pgrade|\bplans?\b|Pricing|(?<!-)[Ff]ree\b|[Cc]redit card|\/ month/,
      )
    }
  })
})

it('says on every page that payments are not real, where strangers could believe it', () => {
  const line = 'Payments here are not real'
  for (const path of Object.keys(pages)) {
    expect(words(htmlOf(path, null, buildInstallation({ saysPaymentsAreTests: true })))).toContain(line)
    expect(words(htmlOf(path))).not.toContain(line)
  }
})

it('asks no stranger to sign up where that takes an invitation, or cannot be done', () => {
  for (const registration of ['invited', 'closed'] as const)
    for (const path of Object.keys(pages)) {
      const html = htmlOf(path, null, { ...stripe, registration })
      expect(words(html)).not.toMatch(/Sign Up|Register|Start with Basic/)
      expect(linksTo(html, '/auth')).toContain('Sign In')
    }
})

it('is the operator’s where they say so: name, address, and the pages that the law asks for', () => {
  const installation = buildInstallation({
    brandName: 'Otter Group',
    supportEmail: 'menus@otter.example',
    legal: { imprint: 'https://otter.example/imprint', privacy: 'https://otter.example/privacy' },
  })
  for (const path of Object.keys(pages)) {
    const html = htmlOf(path, null, installation)
    expect(words(html)).toContain('Otter Group')
    expect(linksTo(html, 'https://otter.example/imprint')).toEqual(['Imprint'])
    expect(html).toContain('href="mailto:menus@otter.example"')
    expect(html).not.toContain('carte.example"')
  }
})

it('has no page about Carte in any head or foot where an operator wants none', () => {
  const installation = buildInstallation({ hasSite: false, legal: { terms: 'https://otter.example/terms' } })
  expect(siteLinks(installation)).toEqual([])
  for (const isSignedIn of [false, true])
    expect(quickLinks(installation, isSignedIn)).toEqual([
      { href: 'https://otter.example/terms', label: 'Terms' },
    ])
})
