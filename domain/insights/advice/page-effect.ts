import { z } from 'zod'
import { findItem } from '../../menu/editing/edits.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { ProposedEdit } from '../review/proposed-edit.ts'

/** What edits do to the page, estimated without typesetting it. */
export const pageEffectSchema = z.object({
  dishes: z.int().meta({ description: 'Dishes more, or less below zero.' }),
  characters: z.int().meta({ description: 'Of descriptions, more or less.' }),
  moves: z.boolean().meta({ description: 'Dishes or sections change their places.' }),
})

export type PageEffect = z.infer<typeof pageEffectSchema>

const NONE: PageEffect = { dishes: 0, characters: 0, moves: false }

/** What these edits, all together, do to the page of this menu. */
export const pageEffectOf = (menu: Menu, edits: readonly ProposedEdit[]): PageEffect =>
  edits.reduce<PageEffect>((sum, edit) => {
    const one = effectOf(menu, edit)
    return {
      dishes: sum.dishes + one.dishes,
      characters: sum.characters + one.characters,
      moves: sum.moves || one.moves,
    }
  }, NONE)

function effectOf(menu: Menu, edit: ProposedEdit): PageEffect {
  const before = 'place' in edit ? (findItem(menu, edit.place)?.description.length ?? 0) : 0
  switch (edit.kind) {
    case 'add-item':
      return { ...NONE, dishes: 1, characters: edit.item.description.length }
    case 'remove-item':
      return { ...NONE, dishes: -1, characters: -before }
    case 'replace-item':
      return { ...NONE, characters: edit.item.description.length - before }
    case 'set-description':
      return { ...NONE, characters: edit.description.length - before }
    case 'move-item':
    case 'move-section':
      return { ...NONE, moves: true }
    default:
      return NONE
  }
}
