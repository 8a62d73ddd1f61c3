import type { MenuItem } from '#domain/menu/model/item.ts'
import { type Menu, newMenu } from '#domain/menu/model/menu.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildItem } from './build-menu.ts'

/** Dishes and options whose names say how they are declared. */
export const STATED = { contains: 'Custard', free: 'Sorbet', undeclared: 'Compote' } as const

const declared = {
  contains: { allergens: ['eggs', 'milk'] },
  free: { allergens: [] },
  undeclared: {},
} as const satisfies Record<keyof typeof STATED, Partial<MenuItem>>

const stateOf = (at: number): keyof typeof STATED =>
  (['contains', 'free', 'contains', 'undeclared'] as const)[at % 4] ?? 'contains'

const option = (name: string, allergens?: string[]) => ({
  id: name,
  name,
  amount: 0,
  ...(allergens && { allergens, confirmedName: name }),
})

/** A menu of 33 dishes in three states, a quarter of them undeclared, with a choice of three options at the first one. */
export function threeStates(said: Partial<Menu> = {}): Menu {
  const items = Array.from({ length: 33 }, (_, at): MenuItem => {
    const state = stateOf(at)
    return buildItem({
      id: at + 1,
      name: `${STATED[state]} ${String(at + 1).padStart(2, '0')}`,
      description: at % 3 === 0 ? 'Made this morning, with what the market had.' : '',
      prices: [fixedPrice(600 + 25 * at)],
      ...declared[state],
      ...(at === 0 && { modifierGroups: ['sauce', 'spoon'] }),
    })
  })
  return {
    ...newMenu([
      { id: 1, name: 'Cold', items: items.slice(0, 12) },
      { id: 2, name: 'Warm', items: items.slice(12, 24) },
      { id: 3, name: 'Late', items: items.slice(24) },
    ]),
    language: 'en',
    modifierGroups: [
      {
        id: 'sauce',
        name: 'Sauce',
        min: 1,
        max: 1,
        options: [option('Satay dip', ['peanuts']), option('Lemon', []), option('Tartare')],
      },
      { id: 'spoon', name: 'Spoon', min: 0, max: 1, options: [option('Silver'), option('Horn')] },
    ],
    ...said,
  }
}
