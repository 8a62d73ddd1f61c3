import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildContent, buildItem } from '#tests/builders/build-menu.ts'
import { tries } from '#tests/support/depth.ts'
import { defaultDesign } from '../../design/settings.ts'
import { moveItem, moveSection } from '../editing/arrange.ts'
import { addItem, removeItem, updateItem } from '../editing/edits.ts'
import { addModifierGroup, addNotice, removeModifierGroup } from '../editing/menu-edits.ts'
import { addSection, nestSection, newSectionId, removeSection, updateSection } from '../editing/sections.ts'
import { type Menu, type MenuContent, menuContentSchema } from '../model/menu.ts'
import { itemsOf } from '../model/walk.ts'
import { fixedPrice } from '../prices/lead-price.ts'
import { mergeMenus, WHOLE } from './merge-menus.ts'
import { mergeWork } from './merge-work.ts'
import { isEqual } from './three-way.ts'

const base = buildContent({ items: 12, sections: 4 })
type Edit = (menu: MenuContent) => MenuContent
const edit =
  (change: (menu: Menu) => Menu): Edit =>
  (menu) => ({ ...menu, ...change(menu) })
/** Dish n is in section (n - 1) % 4 + 1. */
const at = (n: number) => ({ sectionId: ((n - 1) % 4) + 1, itemId: 9000 + n })
const renamed = (n: number, name: string) => edit((menu) => updateItem(menu, at(n), { name }))
const priced = (n: number, cents: number) =>
  edit((menu) => updateItem(menu, at(n), { prices: [fixedPrice(cents)] }))
const added = (sectionId: number, id: number, name: string) =>
  edit((menu) => addItem(menu, sectionId, buildItem({ id, name })))
const all = (...edits: readonly Edit[]): MenuContent => edits.reduce((menu, one) => one(menu), base)
const named = (menu: MenuContent, name: string) => itemsOf(menu).find((item) => item.name === name)
const dish = (menu: MenuContent, n: number) => itemsOf(menu).find(({ id }) => id === 9000 + n)

describe('two states of a menu', () => {
  it('become one where they touch different dishes, and different fields of one dish', () => {
    const { merged, questions } = mergeMenus(
      base,
      all(renamed(1, 'Soup'), priced(2, 100)),
      all(priced(1, 900)),
    )
    expect(questions).toEqual([])
    expect(dish(merged, 1)).toMatchObject({ name: 'Soup', prices: [{ amount: 900 }] })
    expect(dish(merged, 2)?.prices).toMatchObject([{ amount: 100 }])
  })

  it('ask where both gave one thing different values, and only there', () => {
    const [mine, theirs] = [
      all(priced(1, 100), renamed(2, 'Mine')),
      all(priced(1, 200), renamed(3, 'Theirs')),
    ]
    const asked = mergeMenus(base, mine, theirs)
    expect(asked.questions).toEqual(['item/1/9001/prices/p1'])
    expect(dish(asked.merged, 1)?.prices).toMatchObject([{ amount: 100 }])
    const { merged } = mergeMenus(base, mine, theirs, new Map([['item/1/9001/prices/p1', 'theirs']]))
    expect(dish(merged, 1)?.prices).toMatchObject([{ amount: 200 }])
    expect([dish(merged, 2)?.name, dish(merged, 3)?.name]).toEqual(['Mine', 'Theirs'])
  })

  it('never put amounts of one currency under the sign of the other', () => {
    const inEuros = edit((menu) => ({ ...menu, currency: 'EUR' }))
    const [mine, theirs] = [all(inEuros, priced(1, 1000)), all(priced(2, 4100), added(2, 9500, 'Snails'))]
    expect(mergeMenus(base, mine, theirs)).toEqual({ merged: mine, questions: [WHOLE] })
    expect(mergeMenus(base, theirs, mine).questions).toEqual([WHOLE])
    // Words are merged as ever.
    const words = mergeMenus(base, mine, all(renamed(2, 'Sole')))
    expect(words.questions).toEqual([])
    expect([words.merged.currency, dish(words.merged, 2)?.name]).toEqual(['EUR', 'Sole'])
  })

  it('keep a price of a bottle and a price of a glass that were changed apart from each other', () => {
    const prices = (glass: number, bottle: number) =>
      edit((menu) =>
        updateItem(menu, at(1), {
          prices: [
            { id: 'p1', kind: 'fixed', amount: glass, label: 'Glass' },
            { id: 'p2', kind: 'fixed', amount: bottle, label: 'Bottle' },
          ],
        }),
      )
    const wine = all(prices(1200, 4800))
    const { merged, questions } = mergeMenus(wine, prices(1300, 4800)(wine), prices(1200, 5000)(wine))
    expect(questions).toEqual([])
    expect(dish(merged, 1)?.prices.map(({ amount }) => amount)).toEqual([1300, 5000])
  })

  it('keep both dishes that were added under one id, and both sections and notices', () => {
    const side = (name: string) =>
      all(
        added(1, 9100, name),
        edit((menu) => addSection(menu, { id: newSectionId(menu), name: `Section of ${name}` })),
        edit((menu) => addItem(menu, newSectionId(base), buildItem({ id: 9200, name: `Other ${name}` }))),
        edit((menu) => addNotice(menu, { kind: 'text', text: `Notice of ${name}` })),
      )
    const { merged, questions } = mergeMenus(base, side('mine'), side('theirs'))
    expect(questions).toEqual([])
    for (const name of ['mine', 'theirs']) {
      expect(named(merged, name)).toBeDefined()
      const own = merged.sections.find((section) => section.name === `Section of ${name}`)
      expect(own?.items.map((item) => item.name)).toEqual([`Other ${name}`])
      expect(merged.notices.map(({ text }) => text)).toContain(`Notice of ${name}`)
    }
  })

  it('ask whether a dish goes that the other side has changed, and drop one that it has not', () => {
    const without = edit((menu) => removeItem(menu, at(1)))
    expect(mergeMenus(base, all(without), all(renamed(2, 'Soup'))).questions).toEqual([])
    const asked = mergeMenus(base, all(without), all(renamed(1, 'Soup')))
    expect(asked.questions).toEqual(['item/1/9001'])
    const answers = new Map([['item/1/9001', 'theirs' as const]])
    expect(
      named(mergeMenus(base, all(without), all(renamed(1, 'Soup')), answers).merged, 'Soup'),
    ).toBeDefined()
  })

  it('ask once of a section that went on one side and was worked in on the other', () => {
    const gone = edit((menu) => removeSection(menu, 1))
    const worked = all(renamed(1, 'Soup'), added(1, 9100, 'Bread'))
    const { questions, merged } = mergeMenus(base, worked, all(gone))
    expect(questions).toEqual(['section/1'])
    expect(merged.sections[0]?.items.map(({ name }) => name)).toContain('Bread')
    expect(merged.sections[0]?.items).toHaveLength(4)
    const dropped = mergeMenus(base, worked, all(gone), new Map([['section/1', 'theirs']]))
    expect(dropped.merged.sections.map(({ id }) => id)).toEqual([2, 3, 4])
  })

  it('keep a dish with its new price in the section that it was moved to', () => {
    const moved = edit((menu) => moveItem(menu, at(1), { sectionId: 2, position: 0 }))
    const { merged, questions } = mergeMenus(base, all(moved), all(priced(1, 7700)))
    expect(questions).toEqual([])
    expect(merged.sections[1]?.items[0]).toMatchObject({ id: 9001, prices: [{ amount: 7700 }] })
  })

  it('ask where both have moved and renamed a section', () => {
    const side = (position: number, name: string) =>
      all(
        edit((menu) => moveSection(menu, 1, position)),
        edit((menu) => updateSection(menu, 1, { name })),
      )
    const { questions } = mergeMenus(base, side(2, 'Mine'), side(3, 'Theirs'))
    expect(questions.toSorted()).toEqual(['section/1/name', 'sections/order'])
  })

  it('ask whose nesting holds where each put one section into the other', () => {
    const nested = (id: number, parent: number) => all(edit((menu) => nestSection(menu, id, parent)))
    const { questions, merged } = mergeMenus(base, nested(1, 2), nested(2, 1))
    expect(questions).toEqual(['sections/nesting'])
    expect(merged.sections.find(({ id }) => id === 1)?.parentId).toBe(2)
  })

  it('keep choices that one side removed while the other began to offer them', () => {
    const withSauces = all(
      edit((menu) =>
        addModifierGroup(menu, {
          name: 'Sauces',
          min: 0,
          max: null,
          options: [{ id: 'o', name: 'Pesto', amount: 0 }],
        }),
      ),
    )
    const [group] = withSauces.modifierGroups
    const key = group?.id ?? ''
    const used = edit((menu) => updateItem(menu, at(1), { modifierGroups: [key] }))(withSauces)
    const removed = edit((menu) => removeModifierGroup(menu, key))(withSauces)
    expect(mergeMenus(withSauces, used, removed).merged.modifierGroups).toEqual([group])
  })

  it('never mix the claims of one side with those of the other', () => {
    const claims = (changes: object) => all(edit((menu) => updateItem(menu, at(1), changes)))
    const { questions } = mergeMenus(base, claims({ allergens: ['milk'] }), claims({ dietaryOptions: [1] }))
    expect(questions).toEqual(['item/1/9001/claims'])
  })

  it('are one question where nobody knows what both come from', () => {
    const [mine, theirs] = [all(renamed(1, 'Mine')), all(renamed(2, 'Theirs'))]
    expect(mergeMenus(null, mine, theirs)).toEqual({ merged: mine, questions: [WHOLE] })
    expect(mergeMenus(null, mine, theirs, new Map([[WHOLE, 'theirs']])).merged).toBe(theirs)
    expect(mergeMenus(null, mine, structuredClone(mine)).questions).toEqual([])
  })
})

it('merges settings of the design, and asks rather than mix two templates', () => {
  const work = (design: object, templateId = 1) => ({
    content: base,
    design: { ...defaultDesign, ...design },
    templateId,
  })
  const was = work({})
  const both = mergeWork(was, work({ primaryColor: '#111111' }), work({ fontSize: 'large' }))
  expect(both).toMatchObject({
    merged: { design: { primaryColor: '#111111', fontSize: 'large' } },
    questions: [],
  })
  expect(mergeWork(was, work({ primaryColor: '#111111' }), work({}, 2)).questions).toEqual(['design'])
  const answers = new Map([['design', 'theirs' as const]])
  expect(
    mergeWork(was, work({ fontSize: 'small' }), work({ fontSize: 'large' }), answers).merged.design.fontSize,
  ).toBe('large')
})

/** Edits that two people make; what is added has a separate name. */
const anyEdits = (who: string): fc.Arbitrary<MenuContent> => {
  const n = fc.integer({ min: 1, max: 12 })
  const section = fc.integer({ min: 1, max: 4 })
  const cents = fc.constantFrom(100, 200, 300)
  const word = fc.constantFrom('Alpha', 'Beta', who)
  const any: fc.Arbitrary<Edit> = fc.oneof(
    fc.tuple(n, word).map(([dishNumber, name]) => renamed(dishNumber, name)),
    fc.tuple(n, cents).map(([dishNumber, amount]) => priced(dishNumber, amount)),
    fc
      .tuple(n, word)
      .map(([dishNumber, description]) => edit((menu) => updateItem(menu, at(dishNumber), { description }))),
    fc
      .tuple(n, section, fc.nat({ max: 3 }))
      .map(([dishNumber, sectionId, position]) =>
        edit((menu) => moveItem(menu, at(dishNumber), { sectionId, position })),
      ),
    n.map((dishNumber) => edit((menu) => removeItem(menu, at(dishNumber)))),
    fc
      .tuple(section, fc.constantFrom(9100, 9101))
      .map(([sectionId, id]) =>
        edit((menu) =>
          itemsOf(menu).some((item) => item.id === id) || !menu.sections.some((one) => one.id === sectionId)
            ? menu
            : addItem(menu, sectionId, buildItem({ id, name: `New of ${who} ${id}` })),
        ),
      ),
    fc.tuple(section, word).map(([id, name]) => edit((menu) => updateSection(menu, id, { name }))),
    section.map((id) => edit((menu) => removeSection(menu, id))),
    fc
      .tuple(section, fc.nat({ max: 3 }))
      .map(([id, position]) => edit((menu) => moveSection(menu, id, position))),
    fc.tuple(section, section).map(([id, parent]) => edit((menu) => nestSection(menu, id, parent))),
    fc.constant(
      edit((menu) =>
        addSection(menu, { id: newSectionId(menu), name: `Section ${newSectionId(menu)} of ${who}` }),
      ),
    ),
    word.map((title) => edit((menu) => ({ ...menu, title }))),
    word.map((text) => edit((menu) => addNotice(menu, { kind: 'text', text }))),
  )
  return fc.array(any, { maxLength: 6 }).map((edits) => all(...edits))
}

/** What a menu says, a line each, by what it is about. */
function facts(menu: MenuContent): Map<string, unknown> {
  const said = new Map<string, unknown>([['menu/title', menu.title]])
  for (const section of menu.sections) {
    said.set(`section/${section.id}/name`, section.name)
    said.set(`section/${section.id}/place`, section.parentId)
  }
  for (const section of menu.sections)
    for (const item of section.items) {
      const key = `dish/${item.id}`
      said.set(`${key}/name`, item.name)
      said.set(`${key}/description`, item.description)
      said.set(`${key}/prices`, item.prices)
      said.set(`${key}/place`, section.id)
    }
  return said
}

/** With one answer to all that is asked: some answers lead to another question. */
function answered(mine: MenuContent, theirs: MenuContent, side: 'mine' | 'theirs') {
  const answers = new Map<string, typeof side>()
  for (;;) {
    const found = mergeMenus(base, mine, theirs, answers)
    if (found.questions.every((key) => answers.has(key))) return found
    for (const key of found.questions) answers.set(key, side)
  }
}

const isOld = (fact: string) => !/^dish\/91|^section\/\d{3,}/.test(fact)

it('loses nothing of any two states: what both do not agree on is asked', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(anyEdits('mine'), anyEdits('theirs'), (mine, theirs) => {
      const { merged, questions } = mergeMenus(base, mine, theirs)
      const [was, my, their, is] = [base, mine, theirs, merged].map(facts) as [
        ReturnType<typeof facts>,
        ReturnType<typeof facts>,
        ReturnType<typeof facts>,
        ReturnType<typeof facts>,
      ]
      const isAsked = (about: RegExp) => questions.some((key) => about.test(key))
      for (const fact of [...my.keys(), ...their.keys(), ...was.keys()].filter(isOld)) {
        const [b, m, t] = [was, my, their].map((side) => side.get(fact))
        const wanted = isEqual(b, t) || isEqual(m, t) ? m : isEqual(b, m) ? t : null
        const [of, id] = fact.split('/')
        const about = of === 'dish' ? new RegExp(`^item/\\d/${id}`) : new RegExp(`^${of}/${id ?? ''}`)
        // A section that is asked about decides on all that was in it.
        if (isEqual(is.get(fact), wanted)) continue
        expect(isAsked(about) || isAsked(/^section\/\d+$|^sections\/nesting$|^whole$/), fact).toBe(true)
      }
      for (const side of [mine, theirs]) {
        const kept = (names: (menu: MenuContent) => string[]) =>
          names(side).every((name) => names(merged).includes(name))
        const newDishes = (menu: MenuContent) =>
          itemsOf(menu).flatMap(({ name }) => (name.startsWith('New of') ? name : []))
        const newSections = (menu: MenuContent) =>
          menu.sections.flatMap(({ name }) => (name.startsWith('Section ') ? name : []))
        if (!isAsked(/^section\/\d+$|^whole$/)) expect(kept(newDishes) && kept(newSections)).toBe(true)
        expect(kept((menu) => menu.notices.map(({ text }) => text)) || isAsked(/^whole$/)).toBe(true)
      }
      const [kept, taken] = [answered(mine, theirs, 'mine'), answered(mine, theirs, 'theirs')]
      for (const { merged: menu } of [kept, taken])
        expect(menuContentSchema.safeParse(menu).success).toBe(true)
      expect(answered(theirs, mine, 'theirs').questions.toSorted()).toEqual(kept.questions.toSorted())
      if (isEqual(mine, base)) expect(isEqual(merged, theirs)).toBe(true)
      if (isEqual(theirs, base)) expect(isEqual(merged, mine)).toBe(true)
    }),
    { numRuns: tries(1500) },
  )
})
