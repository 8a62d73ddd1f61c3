import { expect, it } from 'vitest'
import { buildContent, buildItem } from '#tests/builders/build-menu.ts'
import { loadCatalogue } from '../../../catalogue/dishes/catalogue.ts'
import { mapItems } from '../../../menu/model/walk.ts'
import { fixedPrice } from '../../../menu/prices/lead-price.ts'
import { preflight } from '../../../preflight/preflight.ts'
import { recommend } from '../../checks/recommend.ts'
import { applyEdits } from '../../review/proposed-edit.ts'

const item = buildItem({ id: 9001, name: 'Khao Soi', description: 'Curry broth, egg noodles; gluten-free' })
const menu = { ...buildContent(), sections: [{ id: 1, name: 'Noodles', items: [item] }] }
const adviceOn = (of: typeof menu) =>
  recommend({ menu: of, cuisineId: 5, season: 'autumn', catalogue: loadCatalogue() })

it('says of claims what preflight says, and one press settles both', () => {
  const [found] = adviceOn(menu).filter(({ id }) => id.startsWith('claim_contradicted'))
  const sentence = 'Khao Soi is called Gluten-Free, and its words mention egg noodles'
  expect(found?.params).toMatchObject({ title: expect.stringContaining(sentence) })
  const saidBy = (of: typeof menu) =>
    preflight(of).findings.filter(({ rule }) => rule.id === 'house.recipe-diets')
  expect(saidBy(menu)[0]?.sentence).toContain(sentence)
  const settled = { ...menu, ...applyEdits(menu, found?.edits ?? []) }
  expect(settled.sections[0]?.items[0]?.description).toBe('Curry broth, egg noodles')
  expect(saidBy(settled)).toEqual([])
  const priced = mapItems(menu, (one) => ({ ...one, prices: [fixedPrice(700)] }))
  expect(applyEdits(priced, found?.edits ?? []).sections[0]?.items[0]).toMatchObject({
    description: 'Curry broth, egg noodles',
    prices: [fixedPrice(700)],
  })
})
