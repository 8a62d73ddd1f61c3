import { describe, expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { defaultDesign } from '../../design/settings.ts'
import type { MenuWork } from '../merging/merge-work.ts'
import { type MenuContent, newMenu } from '../model/menu.ts'
import { defaultRestaurant } from '../model/restaurant.ts'
import { fixedPrice } from '../prices/lead-price.ts'
import { verbsOfSave, waitsFor } from './approval.ts'
import { type ApprovalPart, approvalParts, mayChangePart } from './rule.ts'

const bream = buildItem({ id: 1, name: 'Bream', prices: [fixedPrice(2400)], allergens: ['fish'] })
const soup = buildItem({ id: 2, name: 'Soup', prices: [fixedPrice(900)] })
const notice = { id: 'n1', kind: 'fee' as const, text: '20 % service.' }
const sauce = { id: 'o1', name: 'Butter sauce', amount: 200, allergens: ['milk' as const] }
const group = { id: 'g1', name: 'Sauces', min: 0, max: null, options: [sauce] }
const content: MenuContent = {
  restaurant: defaultRestaurant,
  ...newMenu([
    { id: 1, name: 'Mains', items: [bream] },
    { id: 2, name: 'All for 8', prices: [fixedPrice(800)], items: [soup] },
  ]),
  notices: [notice],
  modifierGroups: [group],
}
const work = (changed: Partial<MenuContent> = {}): MenuWork => ({
  content: { ...content, ...changed },
  design: defaultDesign,
  templateId: 1,
})
const withItems = (...items: readonly (typeof bream)[]) =>
  work({
    sections: content.sections.map((section, at) => (at === 0 ? { ...section, items: [...items] } : section)),
  })

/** The rules under which a save waits. */
const waitsUnder = (after: MenuWork): ApprovalPart[] =>
  approvalParts.filter((part) => waitsFor([part], work(), after))

describe('a save of somebody who may not publish', () => {
  it.each<[string, MenuWork, ApprovalPart[]]>([
    ['nothing', work(), []],
    ['a price', withItems({ ...bream, prices: [fixedPrice(2600)] }), ['prices', 'everything']],
    ['an allergen', withItems({ ...bream, allergens: [] }), ['allergens', 'everything']],
    ['traces', withItems({ ...bream, mayContain: ['milk'] }), ['allergens', 'everything']],
    ['a mark', withItems({ ...bream, marks: ['raw'] }), ['allergens', 'everything']],
    ['words', withItems({ ...bream, description: 'From the harbor.' }), ['everything']],
    ['a new dish', withItems(bream, { ...bream, id: 3 }), [...approvalParts]],
    ['a dish that goes', withItems(), ['everything']],
    ['a fee that goes', work({ notices: [] }), ['prices', 'everything']],
    [
      'an extra',
      work({ modifierGroups: [{ ...group, options: [{ ...sauce, amount: 300 }] }] }),
      ['prices', 'everything'],
    ],
    [
      'what an extra adds',
      work({ modifierGroups: [{ ...group, options: [{ ...sauce, allergens: [] }] }] }),
      ['allergens', 'everything'],
    ],
    ['the title', work({ title: 'Dinner' }), ['everything']],
    ['the order', work({ sections: content.sections.toReversed() }), ['everything']],
    [
      'the looks',
      { ...work(), design: { ...defaultDesign, showImages: !defaultDesign.showImages } },
      ['everything'],
    ],
    [
      'a dish that moves to a section with one price',
      work({
        sections: content.sections.map((section, at) => ({
          ...section,
          items: at === 0 ? [] : [bream, soup],
        })),
      }),
      ['prices', 'everything'],
    ],
  ])('%s', (_what, after, expected) => expect(waitsUnder(after)).toEqual(expected))

  it('is seen at once where the house has no rule', () => {
    expect(waitsFor([], work(), withItems({ ...bream, prices: [fixedPrice(1)] }))).toBe(false)
  })
})

describe('what a save takes of who saves it', () => {
  const fresh = { ...bream, id: 3, prices: [], allergens: undefined }
  it.each([
    ['words', withItems({ ...bream, description: 'From the harbor.' }), []],
    ['the order and a dish that goes', work({ sections: content.sections.slice(1) }), []],
    ['a price', withItems({ ...bream, prices: [fixedPrice(2600)] }), ['edit prices']],
    ['an allergen', withItems({ ...bream, allergens: ['milk'] }), ['declare allergens']],
    ['the looks', { ...work(), templateId: 2 }, ['design']],
    ['a new dish that says nothing yet', withItems(bream, fresh), []],
    ['a new dish with a price', withItems(bream, { ...fresh, prices: [fixedPrice(900)] }), ['edit prices']],
    ['a new dish that contains none', withItems(bream, { ...fresh, allergens: [] }), ['declare allergens']],
    ['a fee', work({ notices: [{ ...notice, text: '25 % service.' }] }), ['edit prices']],
  ])('%s', (_what, after, verbs) => expect(verbsOfSave(work(), after)).toEqual(verbs))
})

it('lets a member change what the role allows, and what waits in the house', () => {
  const chef = { role: 'chef' as const }
  expect(mayChangePart(chef, 'edit prices')).toBe(false)
  expect(mayChangePart(chef, 'declare allergens')).toBe(true)
  expect(mayChangePart({ ...chef, waits: ['prices'] }, 'edit prices')).toBe(true)
  expect(mayChangePart({ ...chef, waits: ['prices'] }, 'design')).toBe(false)
  expect(mayChangePart({ ...chef, waits: ['everything'] }, 'design')).toBe(true)
})
