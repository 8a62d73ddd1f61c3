import { defaultDesign } from '#domain/design/settings.ts'
import { type MenuItem, menuItemSchema } from '#domain/menu/model/item.ts'
import { type Menu, newMenu } from '#domain/menu/model/menu.ts'
import { mapItems } from '#domain/menu/model/walk.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { type PrintedMenu, printedMenu } from '#domain/menu/printed/printed-menu.ts'

export const RESTAURANT = {
  name: 'Trattoria da Lucia',
  description: 'Roman cooking, wood fire and natural wine',
}

const dishes = [
  [
    'Burrata with Roasted Peppers',
    'Creamy burrata, fire-roasted peppers, basil oil and grilled country bread.',
  ],
  ['Crispy Calamari', 'Lightly floured squid, lemon aioli and a little chilli salt.'],
  [
    'Beef Carpaccio',
    'Hand-cut sirloin, capers, rocket and aged Parmesan over a dressing of mustard and egg yolk.',
  ],
  ['Wild Mushroom Arancini', 'Risotto balls filled with smoked scamorza, tomato ragù.'],
  ['Saltimbocca alla Romana', 'Veal escalopes, prosciutto, sage and white wine, with buttered spinach.'],
] as const

/** One item in this many has two sizes. */
const SIZES_EVERY = 4

/**
 * Sections of equal length, every other one with an introduction, some items in two sizes and a notice at the foot;
 * no name or description is the same in two runs.
 */
export function menuOfRun(run: number, items: number): Menu {
  const sections = ['Appetizers', 'Main Courses', 'Desserts', 'Sides']
  const perSection = Math.ceil(items / sections.length)
  const all = sections.map((name, section) => ({
    id: section + 1,
    name,
    ...(section % 2 === 1 && { intro: `All served with bread from our oven, batch ${run}.${section}.` }),
    items: Array.from({ length: Math.min(perSection, items - section * perSection) }, (_, index) => {
      const [dish, description] = dishes[(index + run) % dishes.length] ?? dishes[0]
      return menuItemSchema.parse({
        id: section * perSection + index + 1,
        name: `${dish} ${run}.${section}.${index}`,
        description: `${description} No. ${run}.${section}.${index}`,
        prices: pricesOf(650 + 100 * (section + index), index),
        categoryId: section + 1,
        cuisineId: 1,
        dietaryOptions: index % 3 === 0 ? [1, 3] : [3],
      })
    }),
  }))
  const notice = {
    id: 'n1',
    kind: 'fee' as const,
    text: `A 20% gratuity is added for parties of six, table ${run}.`,
  }
  return { ...newMenu(all), notices: [notice] }
}

const pricesOf = (amount: number, index: number): MenuItem['prices'] =>
  index % SIZES_EVERY === 0
    ? [
        { ...fixedPrice(amount, 'p1'), label: 'small' },
        { ...fixedPrice(amount * 2, 'p2'), label: 'large' },
      ]
    : [fixedPrice(amount)]

const EDITED = { section: 2, place: 3 } as const

export function withOneEdit(menu: Menu): Menu {
  const edited = menu.sections[EDITED.section - 1]?.items[EDITED.place]
  return mapItems(menu, (item) => (item === edited ? { ...item, name: `${item.name} of the Day` } : item))
}

/** The texts that every engine prints alike. */
export const printedOf = (menu: Menu): PrintedMenu => printedMenu(RESTAURANT, menu, defaultDesign)

type PrintedItem = PrintedMenu['sections'][number]['items'][number]

export const marksOf = ({ marks }: PrintedItem): string => marks.map(({ symbol }) => symbol).join(' ')

export const pricesText = ({ prices }: PrintedItem): string =>
  prices.map(({ label, text }) => [label, text].filter(Boolean).join(' ')).join('   ')

export const footText = ({ legend, notices }: PrintedMenu): string =>
  [
    ...notices.map(({ text }) => text),
    legend.map(({ symbol, meaning }) => `${symbol} ${meaning}`).join('   '),
  ].join('\n')
