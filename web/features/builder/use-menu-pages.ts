import type { Menu } from '#domain/menu/model/menu.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import { usePagesBody } from '../../menu/pages/typesetting/use-pages-body.ts'
import { type LivePages, useTypesetPages } from '../../menu/pages/typesetting/use-typeset-pages.ts'

const TYPING_HOLD_MS = 2000

/** The set pages of the open menu, as long as somebody looks at them. Without a dish there is nothing to set. */
export const useMenuPages = (menu: Menu, isWanted: boolean): LivePages =>
  useTypesetPages(usePagesBody(menu), {
    isWanted: isWanted && countItems(menu) > 0,
    holdMs: TYPING_HOLD_MS,
  })
