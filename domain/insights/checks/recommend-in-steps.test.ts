import { expect, it } from 'vitest'
import { buildContent } from '#tests/builders/build-menu.ts'
import { longestStep } from '#tests/support/longest-step.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { recommendInSteps } from './recommend.ts'

it('judges the largest menu in steps', () => {
  const input = {
    menu: buildContent({ items: 1000, sections: 10 }),
    cuisineId: 5,
    season: 'autumn',
    catalogue: loadCatalogue(),
  } as const
  expect(longestStep(() => recommendInSteps(input), 0.2)).toBeLessThan(0.2)
})
