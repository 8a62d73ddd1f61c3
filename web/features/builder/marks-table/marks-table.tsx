import type { Menu } from '#domain/menu/model/menu.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { EmptyState } from '../../../ui/waiting/empty-state.tsx'
import { Marks } from './marks.tsx'

export function MarksTable({ menu }: { menu: Menu }) {
  // Another menu has other dishes to be confirmed, and other refusals.
  const menuNumber = useOpenMenu((open) => open.menuNumber)
  if (countItems(menu) === 0)
    return <EmptyState title="No dishes yet">Add dishes to the menu, and their marks show here.</EmptyState>
  return <Marks key={menuNumber} menu={menu} />
}
