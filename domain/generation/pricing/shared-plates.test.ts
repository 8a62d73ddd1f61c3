import { expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { platePrices, sharedPlates } from './shared-plates.ts'

it('knows its shared plates from the catalogue', () => {
  const names = new Set(loadCatalogue().map(({ name }) => name))
  expect(sharedPlates.filter((name) => !names.has(name))).toEqual([])
})

it('sells a pan for two and a bird by the half, and what is made for one as it is', () => {
  const told = (name: string) => platePrices({ name }, 2995).map(({ label, amount }) => [label, amount])
  expect(told('Paella Valenciana')).toEqual([['for two', 5995]])
  expect(told('Peking Duck')).toEqual([
    ['half', 2995],
    ['whole', 5695],
  ])
  expect(told('Prime Rib')).toEqual([[undefined, 2995]])
})
