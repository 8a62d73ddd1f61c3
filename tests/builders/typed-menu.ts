import type { MenuItem } from '#domain/menu/model/item.ts'
import { type Menu, newMenu } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { toMinor } from '#domain/money/currency.ts'

/** `12`, `Glass 12 / Bottle 48`, `MP`, nothing. */
function pricesOf(text: string, currency: string): Price[] {
  if (text === '') return []
  if (text === 'MP') return [{ id: 'p0', kind: 'market' }]
  return text.split(' / ').map((part, at): Price => {
    const [, label = '', amount = ''] = /^(.*?)\s*(\d+(?:\.\d+)?)$/.exec(part) ?? []
    return { id: `p${at}`, kind: 'fixed', amount: toMinor(Number(amount), currency), ...(label && { label }) }
  })
}

const itemOf = (line: string, id: number, currency: string): MenuItem => {
  const [name = '', price = '', description = '', diets = ''] = line.split(';').map((part) => part.trim())
  return {
    id,
    name,
    description,
    prices: pricesOf(price, currency),
    categoryId: 2,
    cuisineId: 5,
    imageUrl: null,
    dietaryOptions: diets.split(' ').filter(Boolean).map(Number),
  }
}

/**
 * A menu of an owner's own dishes from text: `# Section` (a footer behind `|`), then `Name; price; description; ids of
 * diets` a line, and `! notice` for the whole menu.
 */
export function typedMenu(text: string, currency = 'USD'): Menu {
  const sections: Section[] = []
  const notices: Menu['notices'] = []
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  for (const [index, line] of lines.entries()) {
    const [name = '', footer] = line
      .slice(1)
      .split('|')
      .map((part) => part.trim())
    if (line.startsWith('#')) sections.push({ id: 1000 + index, name, items: [], ...(footer && { footer }) })
    else if (line.startsWith('!')) notices.push({ id: `n${index}`, kind: 'text', text: line.slice(1).trim() })
    else sections.at(-1)?.items.push(itemOf(line, 9000 + index, currency))
  }
  return { ...newMenu(sections, currency), notices }
}
