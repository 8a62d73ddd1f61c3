import { useCallback, useMemo } from 'react'
import { shallow } from 'zustand/shallow'
import type { Menu } from '#domain/menu/model/menu.ts'
import { useAsOfNow } from '../../live/as-of-now.ts'
import type { OpenMenu } from '../../state/menu-state.ts'
import { useOpenMenu } from '../../store/open-menu.ts'
import type { NextBody, PagesBody } from './use-typeset-pages.ts'

type Parts = Pick<OpenMenu, 'restaurant' | 'design' | 'templateId'> & {
  readonly menu: Menu
  readonly menuId: string | undefined
  readonly heldBeside: string | undefined
}

let last: { readonly parts: Parts; readonly body: PagesBody } | undefined

/** The same object as the last time where its parts are the same. */
function bodyOf(parts: Parts): PagesBody {
  if (last && shallow(last.parts, parts)) return last.body
  const { restaurant, menu, design, templateId, menuId, heldBeside } = parts
  const body = {
    content: { restaurant, ...menu },
    design,
    templateId,
    menuId,
    ...(heldBeside !== undefined && { asOfNow: true, holds: heldBeside }),
  }
  last = { parts, body }
  return body
}

/** What the typesetter is asked for: the open menu in its design, as its owner wrote it or as it is served now. */
export function usePagesBody(menu: Menu): PagesBody {
  const restaurant = useOpenMenu((open) => open.restaurant)
  const design = useOpenMenu((open) => open.design)
  const templateId = useOpenMenu((open) => open.templateId)
  const menuId = useOpenMenu((open) => open.savedAs?.id)
  const heldBeside = useHeldBeside()
  return useMemo(
    () => bodyOf({ restaurant, menu, design, templateId, menuId, heldBeside }),
    [restaurant, menu, design, templateId, menuId, heldBeside],
  )
}

function useHeldBeside(): string | undefined {
  const { isOn, holds } = useAsOfNow()
  return isOn ? holds : undefined
}

/** Tells what {@link usePagesBody} is about to give. */
export function useNextPagesBody(): NextBody {
  const heldBeside = useHeldBeside()
  return useCallback(
    (tell) =>
      useOpenMenu.subscribe((open, before) => {
        const { restaurant, menu, design, templateId } = open
        const menuId = open.savedAs?.id
        // Of another menu something else may hold.
        if (!menu || menuId !== before.savedAs?.id) return
        const isSame =
          restaurant === before.restaurant &&
          menu === before.menu &&
          design === before.design &&
          templateId === before.templateId
        if (!isSame) tell(bodyOf({ restaurant, menu, design, templateId, menuId, heldBeside }))
      }),
    [heldBeside],
  )
}
