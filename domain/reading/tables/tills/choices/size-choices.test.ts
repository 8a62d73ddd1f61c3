import { expect, it } from 'vitest'
import { areSizes } from './size-choices.ts'

const group = (
  name: string,
  options: readonly (readonly [string, number])[],
  min = 1,
  max: number | null = 1,
) => ({
  id: 'g1',
  name,
  min,
  max,
  options: options.map(([option, amount], at) => ({ id: `o${at}`, name: option, amount })),
})

it.each([
  [
    'Size',
    [
      ['Small', 0],
      ['Large', 150],
    ],
  ],
  [
    'How much',
    [
      ['8 oz', 0],
      ['12 oz', 75],
      ['16 oz', 150],
    ],
  ],
  [
    'Pour',
    [
      ['Glass', 1100],
      ['Bottle', 4800],
    ],
  ],
  [
    'Größe',
    [
      ['Klein', 0],
      ['Groß', 200],
    ],
  ],
] as const)('takes %s for sizes', (name, options) => {
  expect(areSizes(group(name, options))).toBe(true)
})

it.each([
  [
    'choices of no size',
    group('Temperature', [
      ['Hot', 0],
      ['Iced', 50],
    ]),
  ],
  [
    'sizes at one price',
    group('Size', [
      ['Small', 0],
      ['Large', 0],
    ]),
  ],
  [
    'sizes that a guest may leave',
    group(
      'Size',
      [
        ['Small', 0],
        ['Large', 150],
      ],
      0,
    ),
  ],
  [
    'several sizes at once',
    group(
      'Size',
      [
        ['Small', 0],
        ['Large', 150],
      ],
      1,
      2,
    ),
  ],
  [
    'more sizes than stand in a line',
    group('Size', [
      ['S', 0],
      ['M', 1],
      ['L', 2],
      ['XL', 3],
      ['XXL', 4],
    ]),
  ],
])('leaves %s a list of choices', (_, choices) => {
  expect(areSizes(choices)).toBe(false)
})
