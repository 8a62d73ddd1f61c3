import type { ViewerItem, ViewerMenu, ViewerSection } from '#contract/pages/viewer-menu.ts'
import { type Design, defaultDesign } from '#domain/design/settings.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import { avoidableOf } from '#server/pages/viewer/viewer-allergens.ts'
import { dietsOf } from '#server/pages/viewer/viewer-diets.ts'
import { viewerSections } from '#server/pages/viewer/viewer-sections.ts'
import { classic } from '#templates/classic/template.ts'

export const buildViewerItem = (changes: Partial<ViewerItem> = {}): ViewerItem => ({
  id: 9001,
  anchor: 'dish-9001',
  name: 'Roast Chicken',
  description: 'Half a chicken with lemon and thyme.',
  prices: [{ id: 'p1', label: '', text: '$24.50' }],
  offers: [{ kind: 'fixed', name: '', amount: '24.50', text: '$24.50' }],
  marks: [],
  details: [],
  extras: [],
  suits: [],
  isFeatured: false,
  kcal: null,
  imageUrl: null,
  ...changes,
})

export const buildViewerSection = (changes: Partial<ViewerSection> = {}): ViewerSection => ({
  id: 1,
  anchor: 'section-1',
  name: 'Appetizers',
  level: 0,
  layout: 'list',
  isCourse: false,
  prices: [],
  offers: [],
  columns: [],
  items: [],
  extras: [],
  imageUrl: null,
  sections: [],
  ...changes,
})

export const buildViewerMenu = (changes: Partial<ViewerMenu> = {}): ViewerMenu => ({
  id: 'abc',
  name: 'Chez Test Menu',
  restaurant: { name: 'Chez Test', description: 'Since 1962', address: '1 Main Street', logoUrl: null },
  title: '',
  dateLine: '',
  writing: { language: 'en', direction: 'ltr' },
  secondWriting: null,
  currency: 'USD',
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
    punctuation: 'typographic',
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
  avoidable: [],
  allergensUrl: '/menu-viewer/abc/allergens',
  textUrl: '/menu-viewer/abc/menu.txt',
  diets: [],
  legend: [],
  tellsAllergens: false,
  notices: [],
  or: 'or',
  sections: [
    buildViewerSection({ items: [buildViewerItem({ anchor: 'dish-1', name: 'Soup' })] }),
    buildViewerSection({
      id: 2,
      anchor: 'section-2',
      name: 'Main Courses',
      items: [buildViewerItem({ anchor: 'dish-2' }), buildViewerItem({ anchor: 'dish-3', name: 'Pike' })],
    }),
  ],
  ...changes,
})

/** The page of this content, as the server makes it of a saved menu. */
export function viewerOf({ restaurant, ...menu }: MenuContent, design: Design = defaultDesign): ViewerMenu {
  const { sections, ...printed } = printedMenu(restaurant, menu, { ...design, spellsOut: true })
  const { name, description, address } = restaurant
  const { title, dateLine, intro, notices, legend, tellsAllergens, or } = printed
  const viewed = viewerSections(sections, menu, design)
  return buildViewerMenu({
    restaurant: { name, description, address, logoUrl: null },
    writing: { language: menu.language ?? 'en', direction: 'ltr' },
    secondWriting: menu.secondLanguage ? { language: menu.secondLanguage, direction: 'ltr' } : null,
    currency: menu.currency,
    ...(menu.contact && { contact: menu.contact }),
    title,
    dateLine,
    ...(intro !== undefined && { intro }),
    notices,
    legend,
    tellsAllergens,
    or,
    avoidable: avoidableOf(viewed, menu.market?.country, menu.language ?? 'en', legend),
    diets: dietsOf(viewed, menu.language ?? 'en'),
    sections: viewed,
  })
}
