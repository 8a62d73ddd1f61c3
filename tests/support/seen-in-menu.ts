import { expect } from 'vitest'
import { menuSchema } from '#domain/menu/model/menu.ts'
import type { MenuReading } from '#domain/reading/reading.ts'

/** What an owner sees of it: a line a section, and one an item with its prices. */
export function seenInMenu({ content }: MenuReading): string[] {
  expect(menuSchema.safeParse(content).error).toBeUndefined()
  return content.sections.flatMap(({ name, priceHeads = [], items }) => [
    name,
    ...items.map((item) => {
      const prices = item.prices.map(({ kind, amount, label, head, per, words, size }) =>
        [
          priceHeads.find(({ id }) => id === head)?.label,
          label,
          size && `${size.amount} ${size.unit}`,
          kind === 'fixed' ? '' : kind,
          amount,
          per && `per ${per}`,
          words,
        ]
          .filter((part) => part !== undefined && part !== '')
          .join(' '),
      )
      return `- ${item.name}: ${prices.join(', ') || 'no price'}`
    }),
  ])
}
