import { useMemo } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import { type LivePages, useTypesetPages } from '../../menu/pages/typesetting/use-typeset-pages.ts'
import { useOpenMenu } from '../../menu/store/open-menu.ts'

/** Pages show what was typed already; who goes on typing looks at the sheet. */
const TYPING_HOLD_MS = 2000

/** The set pages of the open menu, as long as somebody looks at them. Without a dish there is nothing to set. */
export function useMenuPages(menu: Menu, isWanted: boolean): LivePages {
  const restaurant = useOpenMenu((open) => open.restaurant)
  const design = useOpenMenu((open) => open.design)
  const templateId = useOpenMenu((open) => open.templateId)
  const menuId = useOpenMenu((open) => open.savedAs?.id)
  const body = useMemo(
    () => ({ content: { restaurant, ...menu }, design, templateId, menuId }),
    [restaurant, menu, design, templateId, menuId],
  )
  return useTypesetPages(body, isWanted && countItems(menu) > 0, TYPING_HOLD_MS)
}
