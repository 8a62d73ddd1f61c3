import { plainMenuText } from '#domain/menu/plain-text/plain-text.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { ServedMenu } from '../../features/menus/viewing/view-menu.ts'

/** All that a menu prints, as text alone. */
export function menuText({
  output: { content, design },
  soldOut,
}: Pick<ServedMenu, 'output' | 'soldOut'>): string {
  const { restaurant, ...menu } = content
  return plainMenuText(printedMenu(restaurant, menu, { ...design, soldOut }), menu.language)
}
