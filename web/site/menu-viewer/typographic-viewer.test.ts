import { expect, it } from 'vitest'
import type { ViewerMenu } from '#contract/pages/viewer-menu.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import { typographicMenu } from '#domain/menu/typography/typographic-menu.ts'
import {
  buildViewerItem,
  buildViewerMenu,
  buildViewerSection,
  viewerOf,
} from '#tests/builders/build-viewer.ts'
import { sampleMenu, sampleMenuNames } from '#tests/samples/sample-menus.ts'
import { everySection } from './diets/dishes-in.ts'
import { typographicViewer } from './typographic-viewer.ts'

const menu = buildViewerMenu({
  restaurant: { name: "Joe's", description: '"Since" 1962', address: '1 "Main" Street', logoUrl: null },
  contact: { phone: "(555) 123-4567 'bar'", hours: 'Mon - Fri', web: 'joes.example/menu--all' },
  sections: [
    buildViewerSection({
      name: "From the 'Pit'",
      items: [
        buildViewerItem({
          name: "Joe's ribs",
          description: 'Twelve hours, "secret" sauce, pickled celery',
          prices: [{ id: 'p1', label: '1/2 rack', text: '$24.50 doz...' }],
          offers: [{ kind: 'fixed', name: '1/2 rack', amount: '24.50', text: '$24.50 doz...' }],
        }),
      ],
    }),
  ],
})

it('sets the words that guests read as in print, and nothing that they call, follow or pay', () => {
  const set = typographicViewer(menu)
  const [section] = set.sections
  expect(set.restaurant).toMatchObject({
    name: 'Joe’s',
    description: '“Since” 1962',
    address: '1 "Main" Street',
  })
  expect(set.contact).toEqual({ ...menu.contact, hours: 'Mon–Fri' })
  expect(section?.name).toBe('From the ‘Pit’')
  expect(section?.items[0]).toMatchObject({
    name: 'Joe’s ribs',
    description: 'Twelve hours, “secret” sauce, pickled\u00a0celery',
    prices: [{ label: '½\u00a0rack', text: '$24.50 doz...' }],
    offers: menu.sections[0]?.items[0]?.offers,
  })
})

it('leaves all as it was typed where the owner wants that', () => {
  const asTyped: ViewerMenu = { ...menu, look: { ...menu.look, punctuation: 'as-typed' } }
  expect(typographicViewer(asTyped)).toBe(asTyped)
})

it.each(sampleMenuNames)('has the words of %s as its printed pages have them', (name) => {
  const { content } = sampleMenu(name)
  const { restaurant, ...rest } = content
  const { language = 'en', secondLanguage: second } = content
  const printed = typographicMenu(printedMenu(restaurant, rest, { ...defaultDesign, spellsOut: true }), {
    language,
    second,
  })
  const set = typographicViewer(viewerOf(content))
  expect(everySection(set.sections).map(wordsOf)).toEqual(printed.sections.map(wordsOf))
  expect(set.notices).toEqual(printed.notices)
  expect(set.legend).toEqual(printed.legend)
})

const wordsOf = ({ name, secondName, intro, footer, items }: Words) => [
  [name, secondName, intro, footer],
  ...items.map((item) => [
    item.name,
    item.description,
    item.secondName,
    item.wine,
    item.details,
    item.prices,
  ]),
]

type Words = Pick<PrintedSection, 'name' | 'secondName' | 'intro' | 'footer'> & {
  readonly items: readonly Omit<PrintedItem, 'extras'>[]
}
