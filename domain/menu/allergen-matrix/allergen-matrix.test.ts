import { describe, expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import type { MenuItem } from '../model/item.ts'
import { newMenu } from '../model/menu.ts'
import { everythingShown } from '../printed/printed-item.ts'
import { printedMenu } from '../printed/printed-menu.ts'
import { type AllergenMatrix, allergenMatrix, alsoText, type MatrixRow } from './allergen-matrix.ts'
import { matrixColumns, matrixMarketOf } from './matrix-columns.ts'

const matrixOf = (
  items: Partial<MenuItem>[],
  { country = 'DE', language = 'en' }: { country?: string; language?: string } = {},
): AllergenMatrix => {
  const menu = {
    ...newMenu([
      { id: 1, name: 'Mains', items: items.map((item, at) => buildItem({ id: at + 1, ...item })) },
    ]),
    language,
  }
  const printed = printedMenu({ name: 'Lucia' }, menu, everythingShown)
  return allergenMatrix(printed, { market: matrixMarketOf(country), language })
}

const rowsOf = ({ blocks }: AllergenMatrix): readonly MatrixRow[] => blocks.flatMap(({ rows }) => rows)

/** The cell of the first dish in the column of this key. */
function cellOf(matrix: AllergenMatrix, key: string) {
  const at = matrix.columns.findIndex((column) => column.key === key)
  return rowsOf(matrix)[0]?.cells?.[at]
}

describe('the columns of a market', () => {
  it('are the 14 groups in Europe', () => {
    expect(matrixColumns('EU')).toHaveLength(14)
    expect(
      matrixColumns('EU')
        .map(({ key }) => key)
        .slice(0, 3),
    ).toEqual(['gluten', 'crustaceans', 'eggs'])
  })

  it('are nine in the United States, wheat among them and no other cereal', () => {
    const keys = matrixColumns('US').map(({ key }) => key)
    expect(keys.toSorted()).toEqual(
      ['crustaceans', 'eggs', 'fish', 'milk', 'nuts', 'peanuts', 'sesame', 'soybeans', 'wheat'].toSorted(),
    )
  })

  it('have neither celery nor lupin in Canada, and the longest list where the country is unknown', () => {
    const keys = matrixColumns(matrixMarketOf('CA')).map(({ key }) => key)
    expect(keys).not.toContain('celery')
    expect(keys).not.toContain('lupin')
    expect(keys).toContain('sulphites')
    expect(matrixMarketOf(undefined)).toBe('EU')
    expect(matrixMarketOf('JP')).toBe('EU')
  })
})

describe('the table', () => {
  it('tells what a dish contains, may contain, can be made without and is declared without', () => {
    const matrix = matrixOf([
      { allergens: ['wheat', 'milk', 'eggs'], mayContain: ['peanuts'], removable: ['milk'] },
    ])
    expect(cellOf(matrix, 'gluten')).toEqual({ state: 'contains', names: ['wheat'], traces: [] })
    expect(cellOf(matrix, 'eggs')).toEqual({ state: 'contains', names: [], traces: [] })
    expect(cellOf(matrix, 'milk')?.state).toBe('removable')
    expect(cellOf(matrix, 'peanuts')?.state).toBe('may-contain')
    expect(cellOf(matrix, 'fish')?.state).toBe('none')
  })

  it('says nothing of a dish that was not declared, and everything of one that was declared free', () => {
    const matrix = matrixOf([{ allergens: undefined, mayContain: undefined }, { allergens: [] }])
    const [silent, free] = rowsOf(matrix)
    expect(silent?.cells).toBeNull()
    expect(new Set(free?.cells?.map(({ state }) => state))).toEqual(new Set(['none']))
    expect(matrix.dishes).toEqual({ all: 2, declared: 1 })
  })

  it('takes nothing for free where only traces were declared', () => {
    const matrix = matrixOf([{ allergens: undefined, mayContain: ['sesame'] }])
    expect(cellOf(matrix, 'sesame')?.state).toBe('may-contain')
    expect(cellOf(matrix, 'milk')?.state).toBe('unknown')
  })

  it('keeps a trace of rye beside the wheat that a dish contains', () => {
    const matrix = matrixOf([{ allergens: ['wheat'], mayContain: ['rye'] }])
    expect(cellOf(matrix, 'gluten')).toEqual({ state: 'contains', names: ['wheat'], traces: ['rye'] })
  })

  it('counts a cereal that nobody named as wheat, and tells what has no column in America', () => {
    const unnamed = matrixOf([{ allergens: ['gluten'] }], { country: 'US' })
    expect(cellOf(unnamed, 'wheat')).toEqual({ state: 'contains', names: ['gluten'], traces: [] })
    const barley = matrixOf([{ allergens: ['barley', 'celery'], mayContain: ['celery'] }], { country: 'US' })
    expect(cellOf(barley, 'wheat')?.state).toBe('none')
    expect(rowsOf(barley)[0]?.also).toEqual(['barley', 'celery'])
    expect(rowsOf(barley)[0]?.alsoTraces).toEqual([])
    const traces = matrixOf([{ allergens: ['lupin'], mayContain: ['rye'] }], { country: 'US' })
    const [row] = rowsOf(traces)
    expect(row && alsoText(row, traces.words)).toBe('Also declared: lupin · May contain traces: rye')
  })

  describe('with choices that a guest must make', () => {
    const option = (name: string, allergens?: string[]) => ({
      id: name,
      name,
      amount: 0,
      ...(allergens && { allergens, confirmedName: name }),
    })
    const [satay, lemon, tartare] = [option('Satay', ['peanuts']), option('Lemon', []), option('Tartare')]
    const [rye, spelt] = [option('Rye', ['rye']), option('Spelt', ['spelt'])]
    const matrixWith = (
      min: number,
      options: ReturnType<typeof option>[],
      { item = {}, country = 'DE' }: { item?: Partial<MenuItem>; country?: string } = {},
    ) => {
      const group = { id: 'g1', name: 'Dip', min, max: null, options }
      const items = [buildItem({ id: 1, allergens: [], ...item })]
      const menu = {
        ...newMenu([{ id: 1, name: 'Bowls', items, modifierGroups: ['g1'] }]),
        modifierGroups: [group],
      }
      const printed = printedMenu({ name: 'Lucia' }, menu, everythingShown)
      return allergenMatrix(printed, { market: matrixMarketOf(country), language: undefined })
    }

    it.each([
      ['some options bring it', 1, [satay, lemon], ['by-choice', 'none']],
      ['an option is undeclared', 1, [satay, tartare], ['by-choice', 'unknown']],
      ['the only option brings it', 1, [satay], ['contains', 'none']],
      ['two of two are chosen', 2, [satay, lemon], ['contains', 'none']],
      ['none brings anything', 1, [lemon], ['none', 'none']],
      ['nobody has to choose', 0, [satay, tartare], ['none', 'none']],
    ] as const)('says of peanuts and milk where %s', (_, min, options, states) => {
      const matrix = matrixWith(min, [...options])
      expect([cellOf(matrix, 'peanuts')?.state, cellOf(matrix, 'milk')?.state]).toEqual(states)
    })

    it('takes cereals together: each way to choose brings gluten', () => {
      expect(cellOf(matrixWith(1, [rye, spelt]), 'gluten')).toEqual({
        state: 'contains',
        names: ['rye', 'spelt'],
        traces: [],
      })
      expect(cellOf(matrixWith(1, [rye, lemon]), 'gluten')?.state).toBe('by-choice')
    })

    it('contains what every choice brings: not as a trace, and not left out on request', () => {
      const traces = { item: { mayContain: ['peanuts'] } }
      expect(cellOf(matrixWith(1, [satay], traces), 'peanuts')?.state).toBe('contains')
      expect(cellOf(matrixWith(1, [satay, lemon], traces), 'peanuts')).toEqual({
        state: 'by-choice',
        names: [],
        traces: ['peanuts'],
      })
      const removable = { item: { allergens: ['peanuts'], removable: ['peanuts'] } }
      expect(cellOf(matrixWith(1, [satay], removable), 'peanuts')?.state).toBe('contains')
      expect(cellOf(matrixWith(1, [satay, lemon], removable), 'peanuts')?.state).toBe('removable')
    })

    it('says the same in words of what has no column', () => {
      const alsoOf = (...options: ReturnType<typeof option>[]) => {
        const matrix = matrixWith(1, options, { country: 'US' })
        const [row] = rowsOf(matrix)
        return row && alsoText(row, matrix.words)
      }
      expect(alsoOf(rye)).toBe('Also declared: rye')
      expect(alsoOf(rye, lemon)).toBe('Depends on your choice: rye')
    })
  })

  it('speaks the language of the menu', () => {
    const matrix = matrixOf([{ allergens: ['walnuts'] }], { language: 'de-AT' })
    expect(matrix.words.allergens).toBe('Allergene')
    expect(cellOf(matrix, 'nuts')?.names).toEqual(['Walnüsse'])
    expect(matrix.columns.find(({ key }) => key === 'milk')?.name).toBe('Milch')
    expect(matrixOf([{}]).columns.find(({ key }) => key === 'nuts')?.name).toBe('Tree nuts')
  })

  it('has choices and extras once, and counts of an option what its owner confirmed', () => {
    const shrimp = { id: 'o1', name: 'Shrimp', amount: 0, allergens: ['crustaceans'] }
    const bread = { id: 'o2', name: 'Bread', amount: 0, allergens: ['wheat'], confirmedName: 'Bread' }
    const group = { id: 'g1', name: 'Add', min: 0, max: null, options: [shrimp, bread] }
    const items = [1, 2].map((id) => buildItem({ id, modifierGroups: ['g1'] }))
    const menu = { ...newMenu([{ id: 1, name: 'Mains', items }]), modifierGroups: [group] }
    const printed = printedMenu({ name: 'Lucia' }, menu, everythingShown)
    const { extras, columns } = allergenMatrix(printed, { market: 'US', language: undefined })
    expect(extras.map(({ name, level }) => [name, level])).toEqual([['Add', 0]])
    const [silent, declared] = extras[0]?.rows ?? []
    expect(silent).toEqual({
      name: 'Shrimp',
      number: '',
      cells: null,
      also: [],
      alsoByChoice: [],
      alsoTraces: [],
    })
    const states = declared?.cells?.map(({ state }, at) => [columns[at]?.key, state])
    expect(states?.filter(([, state]) => state !== 'none')).toEqual([['wheat', 'contains']])
  })
})
