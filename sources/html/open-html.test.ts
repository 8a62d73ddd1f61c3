import { expect, it } from 'vitest'
import { textOf } from '#domain/reading/lines/line.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { openHtml } from './open-html.ts'

const opened = (html: string) => {
  const source = openHtml(html)
  if (source.kind !== 'lines') throw new Error(`These are ${source.kind}`)
  return source
}
const textsOf = (html: string) => opened(html).lines.map(textOf)

it('sees what a page shows: no scripts, no navigation, nothing hidden', () => {
  expect(
    textsOf(`<title>Home</title><style>p{}</style><nav><a>Home</a></nav><script>let x = 1</script>
      <h2>Starters</h2><p>Soup &amp; bread<br>with   butter</p><p hidden>Old</p><p style="display: none">Older</p>
      <footer>© 2026</footer>`),
  ).toEqual(['Starters', 'Soup & bread', 'with butter'])
})

it('parts a price from the name that it follows, also where no space does', () => {
  expect(textsOf('<p><span>Soup</span><span>6.50</span></p><p><b>B</b>read <i>$3</i></p>')).toEqual([
    'Soup\t6.50',
    'Bread\t$3',
  ])
})

it('sets the one price of a block beside the name, wherever it stands', () => {
  const item = (...parts: string[]) => `<li>${parts.map((part) => `<div>${part}</div>`).join('')}</li>`
  expect(
    textsOf(
      `<h3>Pasta</h3><ul>${item('Carbonara', 'egg, guanciale', '14')}${item('16', 'Ragù')}${item('Pesto', '€ 12', 'basil')}</ul>`,
    ),
  ).toEqual(['Pasta', 'Carbonara\t14', 'egg, guanciale', 'Ragù\t16', 'Pesto\t€ 12', 'basil'])
})

it('keeps rows of a table together, and reads one that only arranges the page block by block', () => {
  expect(textsOf('<table><tr><th>Wine<th>Glass<th>Bottle<tr><td>Cava<td>6<td>30</table>')).toEqual([
    'Wine\tGlass\tBottle',
    'Cava\t6\t30',
  ])
  expect(
    textsOf(
      '<table><tr><td><p>Starters</p><p>Soup 6</p></td><td><p>Mains</p><p>Steak 30</p></td></tr></table>',
    ),
  ).toEqual(['Starters', 'Soup 6', 'Mains', 'Steak 30'])
})

it('takes the menu that a page describes for machines, also in a graph and by ids', () => {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Restaurant', name: 'Da Piero', hasMenu: { '@id': '#menu' } },
      {
        '@type': 'Menu',
        '@id': '#menu',
        name: 'Dinner',
        hasMenuSection: [
          {
            '@type': 'MenuSection',
            name: 'Pasta',
            description: 'Made every morning.',
            hasMenuItem: [
              {
                '@type': 'MenuItem',
                name: 'Carbonara',
                description: 'egg &amp; guanciale',
                offers: { '@type': 'Offer', price: '14.50', priceCurrency: 'EUR' },
              },
              {
                '@type': 'MenuItem',
                name: 'Bread',
                offers: [
                  { '@type': 'Offer', name: 'Small', price: 3, priceCurrency: 'EUR' },
                  { '@type': 'Offer', name: 'Large', price: 5, priceCurrency: 'EUR' },
                ],
              },
              { '@type': 'MenuItem', name: 'Of the day', offers: { price: 0 } },
            ],
          },
        ],
      },
    ],
  }
  const { lines, roles } = opened(
    `<script type="application/ld+json">{broken</script><script type="application/ld+json">${JSON.stringify(data)}</script><p>Book a table</p>`,
  )
  const { content } = readMenuLines(lines, { corrections: roles ?? new Map() })
  expect(content.restaurant.name).toBe('Da Piero')
  expect(content.title).toBe('Dinner')
  expect(content.currency).toBe('EUR')
  const [pasta] = content.sections
  expect([pasta?.name, pasta?.intro]).toEqual(['Pasta', 'Made every morning.'])
  expect(
    pasta?.items.map(({ name, description, prices }) => [
      name,
      description,
      prices.map(({ label, amount }) => [label, amount]),
    ]),
  ).toEqual([
    ['Carbonara', 'egg & guanciale', [[undefined, 1450]]],
    [
      'Bread',
      '',
      [
        ['Small', 300],
        ['Large', 500],
      ],
    ],
    ['Of the day', '', []],
  ])
})

it('refuses a page that shows nothing without its scripts', () => {
  expect(() => openHtml('<div id="root"></div><script src="app.js"></script>')).toThrow(
    expect.objectContaining({ code: 'no_text' }),
  )
})

it('survives a page that nests without end', () => {
  expect(textsOf(`<p>Soup 6</p>${'<div>'.repeat(50_000)}`)).toEqual(['Soup 6'])
})

it('reads what is nested deeper than its walks go', () => {
  const deep = (levels: number) =>
    `<p>Soup 5.00</p>${'<div>'.repeat(levels)}<p>Salad 6.00</p><p>Bread <b>3.00</b></p>${'</div>'.repeat(levels)}<p>Tart 7.00</p>`
  const shallow = textsOf(deep(3)).join(' ').replaceAll('\t', ' ')
  for (const levels of [420, 5000])
    expect(textsOf(deep(levels)).join(' ').replaceAll('\t', ' ')).toBe(shallow)
})
