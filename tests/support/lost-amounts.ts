import type { MenuContent } from '#domain/menu/model/menu.ts'
import { amountsIn } from '#domain/prices/line/amounts.ts'
import type { LineReading, MenuReading } from '#domain/reading/reading.ts'

/** An amount as any menu writes it: with cents, or right behind a sign of money; neither a size nor codes in brackets. */
const AMOUNT =
  /[$£]\d{1,4}(?:[.,]\d{2})?(?!\d)|(?<![(\d.,:/])\d{1,4}[.,]\d{2}(?![\d.,:)]|\s?(?:%|[cm]?l\b|k?g\b|uhr|h\b|am|pm))/giu

/** What says of the whole menu or of a section that its words are kept: they are in the menu as they stand. */
const isKeptWhole = ({ role }: LineReading): boolean =>
  /^(?:notice|note|legend|contact|title|name|ornament)$/u.test(role)

/** Every amount that the menu holds, in minor units, and all of its words. */
function heldIn({ sections, ...menu }: MenuContent) {
  const json = JSON.stringify({ sections, ...menu })
  return {
    amounts: new Set(
      [...json.matchAll(/"(?:amount|former|priceDelta|price)":(-?\d+)/gu)].map(([, n]) =>
        Math.abs(Number(n)),
      ),
    ),
    words: json,
  }
}

/** Lines with an amount that is neither a price, nor doubted, nor kept in words, nor listed as left out. */
export function lostAmounts({ content, lines }: MenuReading): string[] {
  const { amounts, words } = heldIn(content)
  const known = { currency: content.currency, hasDecimalComma: true, hasCents: true }
  return lines.flatMap((line) => {
    if (line.role === 'leave-out' || line.doubts.length > 0 || isKeptWhole(line)) return []
    const lost = [...line.text.matchAll(AMOUNT)].filter(
      ({ 0: written }) =>
        !words.includes(written.trim()) &&
        [true, false].every((hasDecimalComma) =>
          amountsIn(written, { ...known, hasDecimalComma }).every(({ value }) => !amounts.has(value)),
        ),
    )
    return lost.map(([written]) => `${line.role}: ${line.text} → ${written}`)
  })
}
