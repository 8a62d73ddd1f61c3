import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import type { PriceHead } from '#domain/menu/model/price.ts'
import { headLabel } from '#domain/menu/printed/printed-price.ts'

/**
 * A menu whose columns are labels of its prices: a page without room for columns prints their heads next to
 * them.
 */
export const labelledPrices = (content: MenuContent): MenuContent => ({
  ...content,
  sections: content.sections.map(({ priceHeads: _, ...section }) => {
    const heads = headsAbove(
      content.sections,
      content.sections.find(({ id }) => id === section.id) ?? section,
    )
    return {
      ...section,
      items: section.items.map((item) => ({
        ...item,
        prices: item.prices.map(({ head, ...price }) => {
          const found = heads.find(({ id }) => id === head)
          const { label: own, ...rest } = price
          const label = [found && wordsOf(found, content), own].filter(Boolean).join(' ')
          return { ...rest, ...(found?.size && { size: found.size }), ...(label !== '' && { label }) }
        }),
      })),
    }
  }),
})

/** Returns what a head says other than its size. */
const wordsOf = (head: PriceHead, { language }: Pick<MenuContent, 'language'>): string =>
  head.size && headLabel(head, { language }) === head.label ? '' : head.label
