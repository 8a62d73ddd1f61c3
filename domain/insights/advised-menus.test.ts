import { expect, it } from 'vitest'
import { advisedMenu, advisedMenuNames } from '#tests/samples/advised-menus.ts'
import { loadCatalogue } from '../catalogue/dishes/catalogue.ts'
import { textLines } from '../reading/lines/text-lines.ts'
import { readMenuLines } from '../reading/read-menu-lines.ts'
import { adviceOn } from './advice/advice.ts'
import { recommend } from './checks/recommend.ts'

const AMERICAN = 5

it('tells menus as their owners type them what was read and judged, and changes nothing of them', () => {
  const told = advisedMenuNames.map((name) => {
    const { content } = readMenuLines(textLines(advisedMenu(name)), { currency: 'USD' })
    const findings = recommend({
      menu: content,
      cuisineId: AMERICAN,
      season: 'winter',
      catalogue: loadCatalogue(),
    })
    expect(findings.flatMap(({ edits }) => edits)).toEqual([])
    return [name, ...adviceOn(content, findings).shown.map(({ id }) => id)].join(' ')
  })
  // Each is judged in docs/readings/advice.md.
  expect(told).toEqual([
    'omakase',
    'ethiopian description_short',
    'sichuan mark_missing price_endings',
    'dessert-bar',
    'deli price_missing',
    'oyster-house portion_price produce_out_of_season no_vegetarian_main',
    'vegan-cafe',
    'cevicheria price_missing',
  ])
})
