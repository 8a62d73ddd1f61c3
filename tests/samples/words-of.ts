import { extrasLine } from '#domain/menu/printed/printed-extras.ts'
import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { ShownPrice } from '#domain/menu/printed/printed-price.ts'

/**
 * The words and amounts of a text, each in one spelling: `14`, `14.00` and `$14` are one amount, `32½` and `32.50`
 * another. Signs between them, and rows of dots or stars, say where they are, which is not asked here.
 */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replaceAll(/\.{2,}|\*{3,}/g, ' ')
    .replaceAll(/(\d)½/g, '$1.5')
    .replaceAll(/(^|[^\d])\.(\d)/g, '$10.$2')
    .match(/\d+(?:[.,]\d+)?|\p{L}[\p{L}\p{M}]*|[*°+%🌶]/gu)
    ?.map((word) => (/^\d/.test(word) ? String(Number(word.replace(',', '.'))) : word.toLowerCase())) ?? []

/** What is in one text and not in the other, every word as often as that. */
export function difference(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return one.filter((word) => {
    const at = left.indexOf(word)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

/** Everything that a menu prints, in its order. */
export function printedText({
  restaurant,
  title,
  dateLine,
  intro,
  sections,
  notices,
  legend,
  contact,
}: PrintedMenu): string {
  const priceText = ({ label, text, former, energy }: ShownPrice) =>
    [label, text, former, energy].filter(Boolean).join(' ')
  return [
    restaurant.name,
    restaurant.description,
    title,
    dateLine,
    intro,
    ...sections.flatMap((section) => [
      section.name,
      section.secondName,
      section.daypart,
      section.intro,
      ...section.prices.map(priceText),
      ...section.heads.map(({ label }) => label),
      ...section.items.flatMap((item) => [
        item.number,
        item.name,
        item.secondName,
        ...item.marks.map(({ symbol }) => symbol),
        item.description,
        item.secondDescription,
        item.wine,
        ...item.details,
        ...item.prices.map(priceText),
        ...item.extras.map(extrasLine),
      ]),
      ...section.extras.map(extrasLine),
      section.footer,
    ]),
    ...notices.flatMap(({ text, secondText }) => [text, secondText]),
    ...legend.map(({ symbol, meaning }) => `${symbol} ${meaning}`),
    ...contact,
  ]
    .filter(Boolean)
    .join('\n')
}
