import { isForChildren } from '../../courses/portion.ts'
import type { Menu } from '../../menu/model/menu.ts'

export const isForChildrenAlone = ({ title, sections }: Pick<Menu, 'title' | 'sections'>): boolean =>
  isForChildren(title) ||
  (sections.some(({ items }) => items.length > 0) &&
    sections.every(({ name, items }) => items.length === 0 || isForChildren(name)))
