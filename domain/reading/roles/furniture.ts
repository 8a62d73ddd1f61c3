import type { LineFacts } from './line-facts.ts'

const PAGE =
  /^(?:[-\u2013\u2014]\s*)?(?:(?:page|seite|p\.|pág(?:ina)?\.?|pagina|side|sida)\s*)?\d{1,3}(?:\s*(?:of|von|sur|de|di|\/)\s*\d{1,3})?(?:\s*[-\u2013\u2014])?$/iu
const CONTINUED =
  /^(?:.{0,40}\s)?\(?(?:continued(?: on next page| overleaf)?|cont['’]?d\.?|suite|fortsetzung|continúa|continuación|segue|vervolg|please turn over|see reverse)\)?\.?$/iu

/**
 * Lines that belong to the paper and not to the menu: page numbers, `continued`, and a heading of the page that is
 * printed again.
 */
export function withoutFurniture(lines: readonly LineFacts[]): LineFacts[] {
  const seen = new Map<string, number>()
  const first = lines.find(({ isOrnament }) => !isOrnament)
  return lines.map((facts, at) => {
    if (facts.isOrnament) return facts
    const said = facts.text.toLowerCase()
    const before = seen.get(said)
    seen.set(said, at)
    const isRepeated =
      before !== undefined &&
      facts.tail.prices.length === 0 &&
      (first?.text.toLowerCase() === said || facts.isContact)
    const isPage =
      PAGE.test(facts.text) && (/\p{L}/u.test(facts.text) || /^[-\u2013\u2014]/u.test(facts.text))
    return isRepeated || isPage || CONTINUED.test(facts.text) ? { ...facts, isOrnament: true } : facts
  })
}
