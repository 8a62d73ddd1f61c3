import type { ItemMark } from '../../menu/model/marks.ts'

/** A dish as it would be written on paper; its prices as an owner types them. */
export interface SampleDish {
  readonly name: string
  readonly words?: string
  readonly prices: string
  readonly marks?: readonly ItemMark[]
}

export interface SampleSection {
  readonly name: string
  readonly intro?: string
  /** Columns over its prices. */
  readonly heads?: readonly string[]
  /** The catalogue's kind of dish. */
  readonly categoryId: number
  readonly dishes: readonly SampleDish[]
}

/** The menu of a restaurant that does not exist, with what menus of its kind have. */
export const sampleSections: readonly SampleSection[] = [
  {
    name: 'Raw Bar',
    intro: 'On ice, with mignonette, cocktail sauce and lemon',
    heads: ['half dozen', 'dozen'],
    categoryId: 1,
    dishes: [
      {
        name: 'Casco Bay oysters',
        words: 'The day’s pick of three coves',
        prices: '21 / 40',
        marks: ['raw'],
      },
      { name: 'Littleneck clams', prices: '14 / 26', marks: ['raw'] },
      { name: 'Shrimp cocktail', words: 'Poached in the shell', prices: '19 / 36' },
    ],
  },
  {
    name: 'To Start',
    categoryId: 1,
    dishes: [
      {
        name: 'Clam chowder',
        words: 'Cream, smoked bacon, oyster crackers',
        prices: 'cup 9 / bowl 13',
        marks: ['signature'],
      },
      { name: 'Tuna crudo', words: 'Citrus, fennel, chili oil', prices: '18', marks: ['raw', 'spicy-1'] },
      { name: 'Crab cakes', words: 'Two of them, with mustard remoulade', prices: '19' },
      { name: 'Little gem salad', words: 'Buttermilk, radish, toasted seeds', prices: '13' },
      { name: 'Warm bread', words: 'Cultured butter, sea salt', prices: '6' },
    ],
  },
  {
    name: 'From the Grill',
    categoryId: 2,
    dishes: [
      {
        name: 'Whole lobster',
        words: 'Drawn butter, corn, new potatoes',
        prices: 'MP',
        marks: ['signature'],
      },
      { name: 'Swordfish', words: 'Olives, capers, charred lemon', prices: '34' },
      { name: 'Scallops', words: 'Brown butter, celery root, hazelnuts', prices: '36' },
      { name: 'Half chicken', words: 'Pan juices, herbs, garlic', prices: '27' },
      { name: 'Dry-aged strip steak', words: '12 ounces, with pepper sauce', prices: '48' },
      {
        name: 'Harissa cauliflower',
        words: 'Chickpeas, yogurt, mint',
        prices: '22',
        marks: ['spicy-2', 'new'],
      },
    ],
  },
  {
    name: 'Sides',
    categoryId: 4,
    dishes: [
      { name: 'Fries', words: 'Malt vinegar aioli', prices: '8' },
      { name: 'Charred broccolini', prices: '9' },
      { name: 'Coleslaw', prices: '6' },
      { name: 'Corn bread', words: 'Honey butter', prices: '7' },
    ],
  },
  {
    name: 'Wine',
    heads: ['glass', 'bottle'],
    categoryId: 5,
    dishes: [
      { name: 'Muscadet, Loire, 2024', prices: '12 / 48' },
      { name: 'Albariño, Rías Baixas, 2024', prices: '13 / 52' },
      { name: 'Chardonnay, Sonoma Coast, 2023', prices: '16 / 64' },
      { name: 'Pinot Noir, Willamette Valley, 2022', prices: '17 / 68' },
    ],
  },
  {
    name: 'Dessert',
    categoryId: 3,
    dishes: [
      { name: 'Blueberry pie', words: 'Vanilla ice cream', prices: '11' },
      { name: 'Chocolate pot', words: 'Salted caramel, shortbread', prices: '10' },
      { name: 'Two scoops', words: 'Ask for today’s flavors', prices: '7' },
    ],
  },
]
