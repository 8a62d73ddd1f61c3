import { names } from '../../text/names.ts'
import { chiliesIn } from '../model/mark-symbols.ts'
import type { PrintedMenu } from './printed-menu.ts'

/** Fields that aren't words on the page: keys, addresses, choices of ours, and what a page for guests has as data. */
const NO_WORDS: ReadonlySet<string> = new Set(
  names('id, head, kind, layout, imageUrl, allergens, mayContain, or, between, anchor, offers, amounts'),
)

/** @param field what the text is called in its object, and `of` what that is called in the one around it */
type Change = (text: string, field: string, of: string) => string

/** A menu, or parts of one, with each of its texts changed, whatever it says, so that no text is forgotten. */
export const mapTexts = <Printed extends object>(printed: Printed, change: Change): Printed =>
  mapped(printed, 'menu', '', change)

export function textsOf(printed: PrintedMenu): string[] {
  const texts: string[] = []
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value !== '' && chiliesIn(value) === 0) texts.push(value)
    } else if (Array.isArray(value)) {
      for (const each of value) visit(each)
    } else if (typeof value === 'object' && value !== null) {
      for (const key in value) if (!NO_WORDS.has(key)) visit(value[key as keyof typeof value])
    }
  }
  visit(printed)
  return texts
}

/** The names in a menu: of its restaurant, its sections and its items, with its own title. */
export const namesOf = ({ restaurant, title, sections }: PrintedMenu): string[] => [
  restaurant.name,
  title,
  ...sections.flatMap(({ name, items }) => [name, ...items.map((item) => item.name)]),
]

function mapped<Value>(value: Value, field: string, of: string, change: Change): Value {
  if (typeof value === 'string')
    return (chiliesIn(value) > 0 && field === 'symbol' ? value : change(value, field, of)) as Value
  if (Array.isArray(value)) return value.map((each) => mapped(each, field, of, change)) as Value
  if (typeof value !== 'object' || value === null) return value
  const changed = { ...value } as Record<string, unknown>
  for (const key in changed) if (!NO_WORDS.has(key)) changed[key] = mapped(changed[key], key, field, change)
  return changed as Value
}
