import { useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { type Menu, newMenu } from '#domain/menu/model/menu.ts'
import type { PriceStyle } from '#domain/menu/prices/printed-prices.ts'
import { useOpenMenu } from '../store/open-menu.ts'

/** How the open menu writes the prices and details of its items. */
export interface PriceWriting extends Pick<PriceStyle, 'design'> {
  readonly menu: Menu
}

const nothing = newMenu()

/** Of a menu, what items are written by; nothing that an edit of an item changes. */
const writingOf = ({ language, secondLanguage, currency, market, modifierGroups, marks }: Menu): Menu => ({
  ...nothing,
  language,
  secondLanguage,
  currency,
  market,
  modifierGroups,
  marks,
})

/** The same object until something of it changes: an edit of an item makes no row render again. */
export function usePriceWriting(): PriceWriting {
  const menu = useOpenMenu(useShallow((open) => writingOf(open.menu ?? nothing)))
  const design = useOpenMenu(
    useShallow(({ design: { priceSign, priceCents } }) => ({ priceSign, priceCents })),
  )
  return useMemo(() => ({ menu, design }), [menu, design])
}
