import { dietaryMarksOf, legendOf } from '#domain/menu/claims/dietary-marks.ts'
import { type MenuGroup, menuItemSchema } from '#domain/menu/model/schema.ts'

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

/** Sections of equal length; no name or description is the same in two runs. */
export function menuOfRun(run: number, items: number): MenuGroup[] {
  const sections = ['Appetizers', 'Main Courses', 'Desserts', 'Sides']
  const perSection = Math.ceil(items / sections.length)
  return sections.map((name, section) => ({
    category: { id: section + 1, name },
    items: Array.from({ length: Math.min(perSection, items - section * perSection) }, (_, index) => {
      const [dish, description] = dishes[(index + run) % dishes.length] ?? dishes[0]
      return menuItemSchema.parse({
        id: section * perSection + index + 1,
        name: `${dish} ${run}.${section}.${index}`,
        description: `${description} No. ${run}.${section}.${index}`,
        price: 6.5 + section + index,
        categoryId: section + 1,
        cuisineId: 1,
        dietaryOptions: index % 3 === 0 ? [1, 3] : [3],
      })
    }),
  }))
}

export const withOneEdit = (groups: readonly MenuGroup[]): MenuGroup[] =>
  groups.map((group, section) => ({
    ...group,
    items: group.items.map((item, index) =>
      section === 1 && index === 3 ? { ...item, name: `${item.name} of the Day` } : item,
    ),
  }))

/** Page furniture that every engine prints alike. */
export const marksOf = (item: MenuGroup['items'][number]): string =>
  dietaryMarksOf(item)
    .map(({ mark }) => mark)
    .join(' ')

export const legendText = (groups: readonly MenuGroup[]): string =>
  legendOf(groups.flatMap((group) => group.items))
    .map(({ mark, name }) => `${mark} ${name}`)
    .join('   ')
