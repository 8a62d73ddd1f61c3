import { useMemo } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { useAsOfNow } from '../../live/as-of-now.ts'
import { useOpenMenu } from '../../store/open-menu.ts'
import type { TypesetBody } from './use-typeset-pages.ts'

/** What the typesetter is asked for: the open menu in its design, as its owner wrote it or as it is served now. */
export function usePagesBody(menu: Menu): TypesetBody {
  const restaurant = useOpenMenu((open) => open.restaurant)
  const design = useOpenMenu((open) => open.design)
  const templateId = useOpenMenu((open) => open.templateId)
  const menuId = useOpenMenu((open) => open.savedAs?.id)
  const { isOn, holds } = useAsOfNow()
  const heldBeside = isOn ? holds : undefined
  return useMemo(
    () => ({
      content: { restaurant, ...menu },
      design,
      templateId,
      menuId,
      ...(heldBeside !== undefined && { asOfNow: true, holds: heldBeside }),
    }),
    [restaurant, menu, design, templateId, menuId, heldBeside],
  )
}
