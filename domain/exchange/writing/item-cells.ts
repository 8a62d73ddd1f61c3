import type { Named } from '../../menu/details/detail.ts'
import { detailColumns } from '../../menu/details/detail-columns.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { allDiets } from '../../reference/reference.ts'
import type { MenuField } from '../columns/menu-columns.ts'
import { CLAIM_PREFIXES, NO_ALLERGENS } from '../words/label-words.ts'

export type Cells = Readonly<Partial<Record<MenuField, string>>>

export const itemCells = (item: MenuItem, menu: Named): Cells =>
  filled({ name: item.name, description: item.description, ...claimCells(item), ...detailCells(item, menu) })

const detailCells = (item: MenuItem, menu: Named): Partial<Record<MenuField, string>> =>
  Object.fromEntries(
    detailColumns.flatMap(({ column, part, valueIn }) => {
      const value = valueIn(item)
      return value === undefined ? [] : [[column, part.writeCell(value, menu)]]
    }),
  )

function claimCells(item: MenuItem): Partial<Record<MenuField, string | undefined>> {
  const open = item.claimsToConfirm
  const before = (prefix: string, words: readonly string[]) => words.map((word) => `${prefix} ${word}`)
  return {
    dietary: dietsOf(item.dietaryOptions).join('; '),
    onRequest: dietsOf(item.dietsOnRequest).join('; '),
    allergens: allergensOf(item.allergens).join('; '),
    mayContain: allergensOf(item.mayContain).join('; '),
    removable: allergensOf(item.removable).join('; '),
    toConfirm: [
      ...dietsOf(open?.dietaryOptions),
      ...before(CLAIM_PREFIXES.dietsOnRequest, dietsOf(open?.dietsOnRequest)),
      ...allergensOf(open?.allergens),
      ...before(CLAIM_PREFIXES.mayContain, allergensOf(open?.mayContain)),
      ...before(CLAIM_PREFIXES.removable, allergensOf(open?.removable)),
    ].join('; '),
  }
}

const dietsOf = (ids: readonly number[] = []): string[] =>
  ids.flatMap((id) => allDiets.find((option) => option.id === id)?.name ?? [])

const allergensOf = (contained: readonly string[] | undefined): readonly string[] =>
  contained?.length === 0 ? [NO_ALLERGENS] : (contained ?? [])

const filled = (cells: Partial<Record<MenuField, string | undefined>>): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text)) as Cells
