import { expect, it } from 'vitest'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { openHtml } from '../html/open-html.ts'
import type { OpenedSource } from '../opened.ts'
import { openJson } from './open-json.ts'

/** Sections with their dishes and prices in minor units, and what is said of the dishes. */
function seen(opened: OpenedSource): string[] {
  if (opened.kind !== 'lines') throw new Error(`These are ${opened.kind}`)
  const { content } = readMenuLines(opened.lines, { corrections: opened.roles ?? new Map() })
  return content.sections.flatMap(({ name, items }) =>
    items.map((item) =>
      [
        name,
        item.name,
        item.prices.map(({ label, amount }) => [label, amount].filter(Boolean).join(' ')).join('/'),
      ].join(' > '),
    ),
  )
}

const PLAIN = ['Starters > Soup > 650', 'Starters > Wings > 900', 'Mains > Steak > 2400']

it.each<[string, unknown, string[]]>([
  [
    'lists in lists',
    {
      menu: {
        categories: [
          {
            name: 'Starters',
            items: [
              { name: 'Soup', price: 6.5 },
              { name: 'Wings', price: '9.00' },
            ],
          },
          { name: 'Mains', items: [{ name: 'Steak', price: '$24' }] },
        ],
      },
    },
    PLAIN,
  ],
  [
    'sections as keys',
    {
      Starters: [
        { dish: 'Soup', name: 'Soup', price: 6.5 },
        { name: 'Wings', price: 9 },
      ],
      Mains: [{ name: 'Steak', price: 24 }],
    },
    PLAIN,
  ],
  [
    'sections that items name',
    [
      { title: 'Soup', category: 'Starters', price: 6.5 },
      { title: 'Wings', category: { name: 'Starters' }, price: 9 },
      { title: 'Steak', category: 'Mains', price: 24 },
    ],
    PLAIN,
  ],
  [
    'sections by ids, and money in minor units',
    {
      categories: [
        { id: 'c1', name: 'Starters' },
        { id: 'c2', name: 'Mains' },
      ],
      items: [
        {
          name: 'Soup',
          category_id: 'c1',
          variations: [{ name: 'Regular', price_money: { amount: 650, currency: 'USD' } }],
        },
        { name: 'Wings', category_id: 'c1', price_cents: 900 },
        { name: 'Steak', category_id: 'c2', price: { value: 24, currency: 'USD' } },
      ],
    },
    PLAIN,
  ],
  [
    'sizes',
    {
      menu: [
        { title: 'Pizza', dishes: [{ title: 'Margherita', prices: { small: 8, large: 12 } }] },
        {
          title: 'Coffee',
          dishes: [
            {
              title: 'Latte',
              variants: [
                { title: 'Small', price: 3 },
                { title: 'Large', price: 4 },
              ],
            },
          ],
        },
      ],
    },
    ['Pizza > Margherita > small 800/large 1200', 'Coffee > Latte > Small 300/Large 400'],
  ],
  [
    'the menus that Carte writes for Google',
    {
      menus: [
        {
          labels: [{ displayName: 'Dinner' }],
          sections: [
            {
              labels: [{ displayName: 'Starters' }],
              items: [
                {
                  labels: [{ displayName: 'Soup', description: 'of the day' }],
                  attributes: { price: { currencyCode: 'USD', units: '6', nanos: 500000000 } },
                },
              ],
            },
          ],
        },
      ],
    },
    ['Starters > Soup > 650'],
  ],
])('reads a menu from JSON of any shape: %s', (_, data, dishes) => {
  expect(seen(openJson(JSON.stringify(data)))).toEqual(dishes)
})

const page = (script: string) => `<!doctype html><html><body><div id="root"></div>${script}</body></html>`
const menu =
  '{"sections":[{"name":"Starters","items":[{"name":"Soup","price":6.5},{"name":"Wings","price":9}]},{"name":"Mains","items":[{"name":"Steak","price":24}]}]}'

it.each([
  ['Next', `<script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":${menu}}}</script>`],
  ['its own name', `<script>window.__STATE__ = ${menu};\n window.other = 1</script>`],
  [
    'keys without marks',
    `<script>window.__NUXT__={data:[{groups:[{title:"Starters",entries:[{title:"Soup",price:6.5},{title:"Wings",price:9}]},{title:"Mains",entries:[{title:"Steak",price:24}]}]}]}</script>`,
  ],
  [
    'places of a list',
    '<script type="application/json" id="__NUXT_DATA__">[{"data":1},{"menu":2},[3,4],{"name":5,"items":6},{"name":7,"items":8},"Starters",[9,10],"Mains",[11],{"name":12,"price":13},{"name":14,"price":15},{"name":16,"price":17},"Soup",6.5,"Wings",9,"Steak",24]</script>',
  ],
  [
    'names of things elsewhere',
    '<script>window.__OO_STATE__ = {"MenuGroup:1":{"name":"Starters","items":[{"__ref":"MenuItem:1"},{"__ref":"MenuItem:2"}]},"MenuGroup:2":{"name":"Mains","items":[{"__ref":"MenuItem:3"}]},"MenuItem:1":{"name":"Soup","price":6.5},"MenuItem:2":{"name":"Wings","price":9},"MenuItem:3":{"name":"Steak","price":24}};</script>',
  ],
])('reads a page that only its programs draw: %s', (_, script) => {
  expect(seen(openHtml(page(script)))).toEqual(PLAIN)
})

it('takes what a page shows, where it shows its dishes', () => {
  const shown = '<h2>Starters</h2><p>Soup $7</p><p>Wings $9</p><h2>Mains</h2><p>Steak $24</p>'
  expect(seen(openHtml(page(`${shown}<script>window.__STATE__ = ${menu};</script>`)))[0]).toBe(
    'Starters > Soup > 700',
  )
})

it("refuses data without a priced thing, and what isn't JSON", () => {
  for (const text of [
    '{"users":[{"name":"Ada"}]}',
    '{"users":[{"name":"Ada","age":36},{"name":"Alan","age":41}]}',
    '{"a":',
    '[[[[',
    '[]',
  ])
    expect(() => openJson(text)).toThrow(expect.objectContaining({ code: 'no_menu' }))
})

it('survives data that names itself', () => {
  const knot =
    '<script type="application/json">[{"a":1,"b":1},{"a":0,"b":0,"c":1}]</script><h2>Soups</h2><p>Leek soup 6.50</p>'
  expect(seen(openHtml(page(knot)))).toHaveLength(1)
})

it('keeps codes of allergens out of descriptions, so that they are asked about', () => {
  const opened = openJson(
    '[{"nombre":"Salmorejo","precio":"7,50 €","alergenos":[1,3]},{"nombre":"Torrija","precio":"5,90 €","alergenos":[1,7]}]',
  )
  if (opened.kind !== 'lines') throw new Error(`These are ${opened.kind}`)
  const { content } = readMenuLines(opened.lines, { corrections: opened.roles ?? new Map() })
  const dishes = content.sections.flatMap(({ items }) => items)
  expect(dishes.map(({ name, description }) => [name, description])).toEqual([
    ['Salmorejo', ''],
    ['Torrija', ''],
  ])
})
