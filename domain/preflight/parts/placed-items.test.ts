import { expect, it } from 'vitest'
import { menuUnderLaw } from '#tests/builders/menu-under-law.ts'
import { placedItems } from './placed-items.ts'

const kindOf = (name: string, section = 'Drinks', more = {}) =>
  placedItems(menuUnderLaw({ sections: [{ name: section, items: [{ name, ...more }] }] }))[0]?.drink

it.each([
  ['Gin & Tonic', 'mixed'],
  ['Aperol Spritz', 'mixed'],
  ['Irish Coffee', 'mixed'],
  ['Grüner Veltliner Weißwein', 'alcohol'],
  ['Weinschorle', 'alcohol'],
  ['Radler', 'alcohol'],
  ['Kirschwasser', 'alcohol'],
  ['Bière pression', 'alcohol'],
  ['Vinho verde', 'alcohol'],
  ['生ビール', 'alcohol'],
  ['Apfelschorle', 'soft'],
  ['Ginger Beer', 'soft'],
  ['Root beer float', 'soft'],
  ['Bier alkoholfrei', 'soft'],
  ['Orange juice', 'soft'],
  ['Jus de pomme', 'soft'],
  ['可乐', 'soft'],
  ['Café crème', 'hot'],
  ['Kännchen Kaffee', 'hot'],
  ['Chamomile Tea', 'hot'],
  ['House Special', 'unknown'],
] as const)('takes %s for %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind)
})

it('asks the section where the name does not tell', () => {
  expect(kindOf('Hauslage', 'Offene Weine')).toBe('alcohol')
  expect(kindOf('Sunset', 'Cocktails')).toBe('mixed')
  expect(kindOf('Sunset', 'Non-Alcoholic Cocktails')).toBe('soft')
})

it('believes the owner before it reads words', () => {
  expect(kindOf('Sunset', 'Drinks', { marks: ['alcohol'] })).toBe('alcohol')
  expect(kindOf('Estate', 'Drinks', { wine: { vintage: '2020' } })).toBe('alcohol')
})

it('takes no dish for a drink', () => {
  expect(kindOf('Beef in beer', 'Mains')).toBeUndefined()
})
