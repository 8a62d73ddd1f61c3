import type { ReadLiveState } from '#contract/restaurant/sold-out.ts'

/** What a print of now would say otherwise than the menu: `3 sold out, 2 planned prices`; null for nothing. */
export function liveWords({ soldOut, plannedPrices, specials }: Omit<ReadLiveState, 'key'>): string | null {
  const out = soldOut.filter(({ isSoldOut }) => isSoldOut).length
  const words = [
    out > 0 && `${out} sold out`,
    plannedPrices > 0 && (plannedPrices === 1 ? '1 planned price' : `${plannedPrices} planned prices`),
    specials > 0 && (specials === 1 ? '1 special' : `${specials} specials`),
  ]
  return words.filter(Boolean).join(', ') || null
}
