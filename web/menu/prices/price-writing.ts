import { useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { PriceStyle } from '#domain/menu/prices/printed-prices.ts'
import { useOpenMenu } from '../store/open-menu.ts'

/** How the open menu writes its prices and details: everything it says other than its sections. */
export interface PriceWriting extends Pick<PriceStyle, 'design'> {
  readonly menu: Menu
}

const noSections: Menu['sections'] = []

/** The same object until something of it changes: an edit of an item makes no row render again. */
export function usePriceWriting(): PriceWriting {
  const menu = useOpenMenu(useShallow((open) => ({ ...open.menu, sections: noSections }) as Menu))
  const design = useOpenMenu(
    useShallow(({ design: { priceSign, priceCents } }) => ({ priceSign, priceCents })),
  )
  return useMemo(() => ({ menu, design }), [menu, design])
}
