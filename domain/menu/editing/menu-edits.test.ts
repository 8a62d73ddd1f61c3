import { describe, expect, it } from 'vitest'
import { menuSchema, newMenu } from '../model/menu.ts'
import { itemsOf } from '../model/walk.ts'
import { customItem } from './edits.ts'
import {
  addMark,
  addModifierGroup,
  addNotice,
  proposedNotices,
  RAW_ADVISORY,
  removeMark,
  removeModifierGroup,
  replaceModifierGroup,
  rewriteNotice,
  updateMenu,
} from './menu-edits.ts'

const oysters = customItem(
  { name: 'Oysters', description: '', prices: [{ id: 'p1', kind: 'market' }], dietaryOptions: [] },
  { id: 9000, cuisineId: 1, categoryId: 1 },
)
const menu = newMenu([{ id: 1, name: 'Raw bar', items: [oysters] }])
const sauces = { name: 'Sauce', min: 1, max: 1, options: [{ id: 'o1', name: 'Mignonette', amount: 0 }] }

it('says what an owner writes of the menu, and drops what is emptied', () => {
  const said = updateMenu(menu, { title: 'Dinner', intro: 'From the coast.' })
  expect(said).toMatchObject({ title: 'Dinner', intro: 'From the coast.' })
  expect(updateMenu(said, { intro: undefined })).not.toHaveProperty('intro')
})

it('gives notices keys of their own, above the highest that is taken', () => {
  const one = addNotice(menu, { kind: 'text', text: 'Cash only.' })
  const two = addNotice(one, { kind: 'tax', text: 'Plus tax.' })
  expect(two.notices.map(({ id }) => id)).toEqual(['n1', 'n2'])
  const next = addNotice(
    { ...two, notices: two.notices.slice(1) },
    { kind: 'text', text: 'Closed on Monday.' },
  )
  expect(next.notices.map(({ id }) => id)).toEqual(['n2', 'n3'])
})

it('rewrites a notice in its place, and drops one that is left without a text', () => {
  const two = addNotice(addNotice(menu, { kind: 'fee', text: 'Plus 5 %.' }), {
    kind: 'tax',
    text: 'Plus tax.',
  })
  expect(rewriteNotice(two, 'n1', ' Plus 6 %. ').notices).toEqual([
    { id: 'n1', kind: 'fee', text: 'Plus 6 %.' },
    { id: 'n2', kind: 'tax', text: 'Plus tax.' },
  ])
  expect(rewriteNotice(two, 'n1', ' ').notices).toEqual([{ id: 'n2', kind: 'tax', text: 'Plus tax.' }])
})

describe('choices and extras', () => {
  const offered = addModifierGroup(menu, sauces)
  const chosen = {
    ...offered,
    sections: offered.sections.map((section) => ({
      ...section,
      modifierGroups: ['g1'],
      items: section.items.map((item) => ({ ...item, modifierGroups: ['g1'] })),
    })),
  }

  it('leave every item and section when they go', () => {
    expect(menuSchema.safeParse(chosen).success).toBe(true)
    const gone = removeModifierGroup(chosen, 'g1')
    expect(menuSchema.safeParse(gone).success).toBe(true)
    expect(gone.sections[0]).not.toHaveProperty('modifierGroups')
    expect(itemsOf(gone)[0]).not.toHaveProperty('modifierGroups')
  })

  it('change for all that have them', () => {
    const [group] = offered.modifierGroups
    if (!group) throw new Error('The group was not added')
    expect(replaceModifierGroup(offered, { ...group, name: 'Sauces' }).modifierGroups[0]?.name).toBe('Sauces')
  })
})

it('takes a mark of the owner’s own from all items that have it', () => {
  const marked = addMark(menu, { kind: 'own', symbol: '♥', meaning: 'House favorite' })
  const liked = {
    ...marked,
    sections: marked.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, ownMarks: ['m1'] })),
    })),
  }
  expect(menuSchema.safeParse(liked).success).toBe(true)
  const plain = removeMark(liked, 'm1')
  expect(plain.marks).toEqual([])
  expect(itemsOf(plain)[0]).not.toHaveProperty('ownMarks')
})

describe('the reminder of raw food', () => {
  const raw = {
    ...menu,
    sections: [{ id: 1, name: 'Raw bar', items: [{ ...oysters, marks: ['raw' as const] }] }],
  }

  it('is proposed where an item is raw and the menu does not say it, with its sign', () => {
    expect(proposedNotices(raw)).toEqual([{ kind: 'advisory', text: `*${RAW_ADVISORY}` }])
    const ring = addMark(raw, { kind: 'mark', key: 'raw', symbol: '°', meaning: 'raw' })
    expect(proposedNotices(ring)[0]?.text).toBe(`°${RAW_ADVISORY}`)
  })

  it('is proposed to no menu that has it or needs none', () => {
    expect(proposedNotices(menu)).toEqual([])
    expect(proposedNotices(addNotice(raw, { kind: 'advisory', text: 'Served raw.' }))).toEqual([])
  })
})
