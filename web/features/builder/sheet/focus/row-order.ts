import type { Menu } from '#domain/menu/model/menu.ts'
import { itemRow, sectionRow } from './sheet-focus.ts'

export const rowOrder = ({ sections }: Pick<Menu, 'sections'>): string[] =>
  sections.flatMap(({ id, items }) =>
    items.length > 0 ? items.map((item) => itemRow({ sectionId: id, itemId: item.id })) : [sectionRow(id)],
  )
