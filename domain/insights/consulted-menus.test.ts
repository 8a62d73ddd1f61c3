import { expect, it } from 'vitest'
import { typedMenu } from '#tests/builders/typed-menu.ts'
import { comparedMenus } from '#tests/samples/compared-menus.ts'
import { type ConsultedMenu, consultedMenus } from '#tests/samples/consulted-menus.ts'
import { laterConsultedMenus } from '#tests/samples/later-consulted-menus.ts'
import { loadCatalogue } from '../catalogue/dishes/catalogue.ts'
import { recommend } from './checks/recommend.ts'
import type { Recommendation } from './review/recommendation.ts'

const AMERICAN = 5

/** The rule or code of a finding with all that it says. */
const saidBy = ({ code, params }: Recommendation): string =>
  code === 'question'
    ? `${params.rule} ${params.title} ${params.reason}`
    : `${code} ${JSON.stringify(params)}`

function missedOn({ text, currency, season, faults }: ConsultedMenu): string[] {
  const menu = typedMenu(text, currency)
  const found = recommend({ menu, cuisineId: AMERICAN, season, catalogue: loadCatalogue() }).map(saidBy)
  return faults.flatMap(([what, words]) => (found.some((one) => words.test(one)) ? [] : [what]))
}

it('finds what a consultant planted, but for seven', () => {
  expect(consultedMenus.flatMap(({ faults }) => faults)).toHaveLength(192)
  expect(consultedMenus.flatMap(missedOn)).toEqual([
    'jarritos 30',
    'pie below slice',
    'ceviche same words',
    'cookies 24',
    'klein above',
    'sharing',
    'carpaccio vegan',
  ])
})

it('finds what was planted later, but for 28', () => {
  expect(laterConsultedMenus.flatMap(({ faults }) => faults)).toHaveLength(368)
  expect(laterConsultedMenus.flatMap(missedOn)).toHaveLength(28)
})

it('finds what one dish says of another, but for 35', () => {
  expect(comparedMenus.flatMap(({ faults }) => faults)).toHaveLength(488)
  expect(comparedMenus.flatMap(missedOn)).toHaveLength(35)
})
