import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { allDiets } from '../../reference/reference.ts'
import type { MenuField } from '../columns/menu-columns.ts'
import { CLAIM_PREFIXES, NO_ALLERGENS } from '../words/label-words.ts'
import { joinList } from '../words/list-words.ts'
import { markName } from '../words/mark-name.ts'

/** Cells that are not blank. */
export type Cells = Readonly<Partial<Record<MenuField, string>>>

/** Writes what a table holds of an item other than its prices. */
export function itemCells(item: MenuItem, menu: Pick<Menu, 'modifierGroups' | 'marks'>): Cells {
  const { wine = {}, serves } = item
  return filled({
    number: item.number,
    name: item.name,
    secondName: item.secondName,
    description: item.description,
    secondDescription: item.secondDescription,
    kcal: item.kcal?.toString(),
    sodium: item.sodiumMg?.toString(),
    ...claimCells(item),
    additives: item.additives?.join('; '),
    marks: item.marks?.join('; '),
    ownMarks: joinList((item.ownMarks ?? []).flatMap((key) => nameOfMark(menu, key) ?? [])),
    featured: item.isFeatured ? 'yes' : undefined,
    producer: wine.producer,
    region: wine.region,
    grape: wine.grape,
    vintage: wine.vintage,
    abv: wine.abv?.toString(),
    bin: wine.bin,
    origin: item.origin,
    serves: serves && (serves.from === serves.to ? `${serves.from}` : `${serves.from}–${serves.to}`),
    choices: joinList(
      (item.modifierGroups ?? []).flatMap(
        (key) => menu.modifierGroups.find(({ id }) => id === key)?.name ?? [],
      ),
    ),
  })
}

function nameOfMark({ marks }: Pick<Menu, 'marks'>, key: string): string | undefined {
  const mark = marks.find(({ id, kind }) => kind === 'own' && id === key)
  return mark && markName(mark)
}

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
