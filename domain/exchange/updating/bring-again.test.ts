import { describe, expect, it } from 'vitest'
import { buildContent, buildItem } from '#tests/builders/build-menu.ts'
import { stateClaims } from '../../menu/claims/claims.ts'
import { mergeMenus } from '../../menu/merging/merge-menus.ts'
import type { Side } from '../../menu/merging/three-way.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { type Menu, menuSchema, newMenu } from '../../menu/model/menu.ts'
import { mapItems, mapSections } from '../../menu/model/walk.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { textLines } from '../../reading/lines/text-lines.ts'
import { readWork } from '../../reading/review/read-work.ts'
import { beginReview, sayRole } from '../../reading/review/review-work.ts'
import { withoutUnseenPrices } from '../../reading/review/unseen-prices.ts'
import { type BringingChoice, bringAgain } from './bring-again.ts'

const dish = (id: number, name: string, cents: number, more: Partial<MenuItem> = {}) =>
  buildItem({ id, name, description: '', prices: [fixedPrice(cents)], ...more })

/** As a reader returns it: with ids that say nothing. */
const file = (sections: Readonly<Record<string, Readonly<Record<string, number>>>>): Menu => {
  let id = 0
  return newMenu(
    Object.entries(sections).map(([name, dishes], at) => ({
      id: 1001 + at,
      name,
      items: Object.entries(dishes).map(([of, cents]) => {
        id += 1
        return dish(id, of, cents)
      }),
    })),
  )
}

const january = {
  Starters: { 'Onion soup': 900, Olives: 400 },
  Mains: { 'Roast chicken': 2400, Trout: 2900, Hake: 2700 },
}
/** What was brought in January, and is the menu since. */
const brought = newMenu([
  { id: 1, name: 'Starters', items: [dish(813, 'Onion soup', 900), dish(815, 'Olives', 400)] },
  {
    id: 2,
    name: 'Mains',
    items: [dish(811, 'Roast chicken', 2400), dish(812, 'Trout', 2900), dish(816, 'Hake', 2700)],
  },
])

const edited = (of: Menu, name: string, change: Partial<MenuItem>): Menu =>
  mapItems(of, (item) => (item.name === name ? { ...item, ...change } : item))
const without = (of: Menu, name: string): Menu =>
  mapSections(of, (section) => ({ ...section, items: section.items.filter((item) => item.name !== name) }))
const withDish = (of: Menu, sectionId: number, item: MenuItem): Menu =>
  mapSections(of, (section) =>
    section.id === sectionId ? { ...section, items: [...section.items, item] } : section,
  )

const { restaurant } = buildContent()
/** @param side of every question */
function again(mine: Menu, read: Menu, choice: Partial<BringingChoice> = {}, side: Side = 'mine') {
  const all = bringAgain(mine, read, { hasIds: false, cuisineId: 3, lastImport: brought, ...choice })
  const of = (menu: Menu) => ({ restaurant, ...menu })
  const merge = (answers?: ReadonlyMap<string, Side>) =>
    mergeMenus(of(all.base), of(mine), of(all.theirs), answers)
  const { questions } = merge()
  const { restaurant: _, ...merged } = merge(new Map(questions.map((key) => [key, side]))).merged
  expect(menuSchema.safeParse(merged).error).toBeUndefined()
  return { ...all, questions, merged, said: saidOf(merged) }
}

const saidOf = ({ sections }: Menu) =>
  sections.map(({ name, items }) =>
    [name, ...items.map((item) => `${item.name} ${item.prices.map(({ amount }) => amount)}`)].join(', '),
  )

describe('a menu that is brought again after its last import is known', () => {
  it('takes what the file changed and keeps what its owner changed, without a question', () => {
    const mine = edited(edited(brought, 'Trout', { name: 'Brook trout' }), 'Olives', {
      prices: [fixedPrice(450)],
    })
    const { said, questions, found } = again(
      mine,
      file({ ...january, Mains: { 'Roast chicken': 2650, Trout: 3100, Hake: 2700, 'Duck leg': 2800 } }),
    )
    expect(questions).toEqual([])
    expect(found).toBe(5)
    expect(said).toEqual([
      'Starters, Onion soup 900, Olives 450',
      'Mains, Roast chicken 2650, Brook trout 3100, Hake 2700, Duck leg 2800',
    ])
  })

  it('asks line by line where both changed the same', () => {
    const mine = edited(brought, 'Trout', { prices: [fixedPrice(3000)] })
    const read = file({ ...january, Mains: { 'Roast chicken': 2650, Trout: 3100, Hake: 2700 } })
    expect(again(mine, read).questions).toEqual(['item/2/812/prices/p1'])
    expect(again(mine, read).said[1]).toBe('Mains, Roast chicken 2650, Trout 3000, Hake 2700')
    expect(again(mine, read, {}, 'theirs').said[1]).toBe('Mains, Roast chicken 2650, Trout 3100, Hake 2700')
  })

  it('keeps dishes of its owner, leaves out those that its owner removed, and drops what the file dropped', () => {
    const mine = withDish(without(brought, 'Olives'), 2, dish(901, 'Pike', 2200))
    const { said, questions, missing } = again(
      mine,
      file({ ...january, Mains: { 'Roast chicken': 2400, Hake: 2700 } }),
    )
    expect(questions).toEqual([])
    expect(missing).toEqual({ count: 1, fate: 'merge' })
    expect(said).toEqual(['Starters, Onion soup 900', 'Mains, Roast chicken 2400, Hake 2700, Pike 2200'])
  })

  it('asks about a dish that the file dropped and its owner changed, and about one the other way round', () => {
    const mine = without(edited(brought, 'Trout', { prices: [fixedPrice(3000)] }), 'Olives')
    const { questions } = again(
      mine,
      file({
        Starters: { 'Onion soup': 900, Olives: 500 },
        Mains: { 'Roast chicken': 2400, Hake: 2700 },
      }),
    )
    expect(questions.toSorted()).toEqual(['item/1/815', 'item/2/812'])
  })

  it('keeps the order and the sections of the menu while the file keeps its own', () => {
    const mine = { ...brought, sections: brought.sections.toReversed() }
    const moved = withDish(without(mine, 'Hake'), 1, dish(816, 'Hake', 2700))
    const { said, questions } = again(
      moved,
      file({ ...january, Starters: { 'Onion soup': 950, Olives: 400 } }),
    )
    expect(questions).toEqual([])
    expect(said).toEqual([
      'Mains, Roast chicken 2400, Trout 2900',
      'Starters, Onion soup 950, Olives 400, Hake 2700',
    ])
  })

  it('keeps what no file says: pictures, confirmations and prices that nobody has read', () => {
    const mine = mapItems(brought, (item) =>
      item.id === 811
        ? stateClaims({ ...item, imageUrl: '/uploads/chicken.webp' }, { confirmed: [3], allergens: ['milk'] })
        : item,
    )
    const read = edited(
      file({ ...january, Mains: { 'Roast chicken': 2650, Trout: 2900, Hake: 2700 } }),
      'Trout',
      { prices: [] },
    )
    const { merged, questions } = again(mine, read)
    expect(questions).toEqual([])
    const [chicken, trout] = merged.sections[1]?.items ?? []
    expect(chicken).toMatchObject({
      imageUrl: '/uploads/chicken.webp',
      dietaryOptions: [3],
      allergens: ['milk'],
      prices: [{ amount: 2650 }],
    })
    expect(chicken?.claimsToConfirm).toBeUndefined()
    expect(trout?.prices).toMatchObject([{ amount: 2900 }])
  })

  it('is the base of the next time, with what a file of a part does not have', () => {
    const first = again(brought, file({ Mains: { 'Roast chicken': 2650, Trout: 2900 } }))
    expect(first.missing).toEqual({ count: 3, fate: 'keep' })
    expect(first.said).toEqual([
      'Starters, Onion soup 900, Olives 400',
      'Mains, Roast chicken 2650, Trout 2900, Hake 2700',
    ])
    const mine = edited(first.merged, 'Olives', { prices: [fixedPrice(450)] })
    const second = again(
      mine,
      file({ ...january, Mains: { 'Roast chicken': 2650, Trout: 3000, Hake: 2700 } }),
      { lastImport: first.lastImport },
    )
    expect(second.questions).toEqual([])
    expect(second.said).toEqual([
      'Starters, Onion soup 900, Olives 450',
      'Mains, Roast chicken 2650, Trout 3000, Hake 2700',
    ])
  })

  it('lets dishes that are missing go at a word, changed or not', () => {
    const mine = edited(brought, 'Hake', { prices: [fixedPrice(2800)] })
    const { said, questions } = again(mine, file({ Mains: { 'Roast chicken': 2400, Trout: 2900 } }), {
      missing: 'remove',
    })
    expect(questions).toEqual([])
    expect(said).toEqual(['Mains, Roast chicken 2400, Trout 2900'])
  })

  it('changes nothing for the same file, whatever was changed since', () => {
    const mine = withDish(
      edited(without(brought, 'Olives'), 'Trout', { name: 'Brook trout', prices: [] }),
      1,
      dish(815, 'Bread', 300),
    )
    const { merged, questions } = again(mine, file(january))
    expect(questions).toEqual([])
    expect(merged).toEqual(mine)
  })
})

describe('a menu whose last import nobody knows', () => {
  const unknown = { lastImport: null }

  it('asks about each difference, adds what is new, and keeps its order', () => {
    const read = file({
      Mains: { Trout: 3100, 'Roast chicken': 2400, 'Duck leg': 2800, Hake: 2700 },
      STARTERS: { 'French onion soup': 900, OLIVES: 400 },
    })
    const kept = again(brought, read, unknown)
    expect(kept.questions.toSorted()).toEqual(['item/1/813/name', 'item/2/812/prices/p1'])
    expect(kept.alike).toEqual([{ place: '1/813', was: 'Onion soup', is: 'French onion soup' }])
    expect(kept.said).toEqual([
      'Starters, Onion soup 900, Olives 400',
      'Mains, Roast chicken 2400, Duck leg 2800, Trout 2900, Hake 2700',
    ])
    expect(again(brought, read, unknown, 'theirs').said).toEqual([
      'Starters, French onion soup 900, Olives 400',
      'Mains, Roast chicken 2400, Duck leg 2800, Trout 3100, Hake 2700',
    ])
  })

  it('asks about what the file does not have, and in which section a dish is', () => {
    const three = { ...brought, sections: [...brought.sections, { id: 3, name: 'Sides', items: [] }] }
    const read = file({ Mains: { 'Roast chicken': 2400, Trout: 2900, Olives: 400 }, Sides: { Peas: 500 } })
    const { questions } = again(three, { ...read, title: 'DINNER' }, { ...unknown, missing: 'merge' })
    expect(questions.toSorted()).toEqual(['item/2/816', 'item/3/815/place', 'section/1'])
  })

  it('is the same for the same file', () => {
    expect(again(brought, file(january), unknown)).toMatchObject({ questions: [], merged: brought })
  })

  it('knows two dishes apart that a person said are two', () => {
    const read = file({ ...january, Starters: { 'Onion soup gratinee': 950, Olives: 400 } })
    const { said } = again(brought, read, { ...unknown, apart: new Set(['1/813']) })
    expect(said[0]).toBe('Starters, Onion soup 900, Onion soup gratinee 950, Olives 400')
  })
})

it('takes every price of another currency, and no dish without one', () => {
  const mine = withDish(edited(brought, 'Trout', { name: 'Brook trout' }), 1, dish(901, 'Pike', 2200))
  const read = { ...file({ ...january, Mains: { 'Roast chicken': 2500, Trout: 2600 } }), currency: 'EUR' }
  for (const lastImport of [brought, null])
    expect(again(mine, read, { lastImport }, 'theirs').said).toEqual([
      'Starters, Onion soup 900, Olives 400',
      `Mains, Roast chicken 2500, ${lastImport ? 'Brook trout' : 'Trout'} 2600`,
    ])
})

it('keeps the prices and extras of the menu where nobody has looked at those of a photograph', () => {
  const readOf = (text: string) => beginReview(textLines(text).map((line) => ({ ...line, confidence: 0.95 })))
  const { restaurant: _, ...own } = readWork(
    readOf('MAINS\nCod   21.00\nHake   19.00\nAdd: chips +4, peas +6\n'),
    'USD',
  ).content
  const photographed = readOf('MAINS\nCod   23.00\nHake   20.00\nAdd: chips +5, peas +6\n')
  const cod = photographed.lines.find(({ line }) => line.runs.some(({ text }) => text.includes('Cod')))
  const looked = sayRole(photographed, [cod?.key ?? -1], 'item')
  const { content } = withoutUnseenPrices(readWork(looked, 'USD'))
  for (const lastImport of [own, null]) {
    const { merged, said } = again(own, { ...newMenu([]), ...content }, { lastImport }, 'theirs')
    expect(said).toEqual(['MAINS, Cod 2300, Hake 1900'])
    expect(merged.modifierGroups).toEqual(own.modifierGroups)
    expect(merged.modifierGroups).toHaveLength(1)
  }
})
