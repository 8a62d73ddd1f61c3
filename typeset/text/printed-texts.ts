import { chiliesIn } from '#domain/menu/printed/printed-marks.ts'
import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'

/** Fields that are no words on the page: keys, addresses and choices of ours. */
const NO_WORDS: ReadonlySet<string> = new Set([
  'id',
  'head',
  'kind',
  'layout',
  'imageUrl',
  'allergens',
  'mayContain',
  'or',
  'between',
])

/**
 * A menu with each of its texts changed, whatever it says, so that no text that is printed is forgotten. `field` is
 * what the text is called in its object.
 */
export const mapTexts = (
  printed: PrintedMenu,
  change: (text: string, field: string) => string,
): PrintedMenu => mapped(printed, 'menu', change)

/** Every text of a menu. */
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

function mapped<Value>(value: Value, field: string, change: (text: string, field: string) => string): Value {
  if (typeof value === 'string')
    return (chiliesIn(value) > 0 && field === 'symbol' ? value : change(value, field)) as Value
  if (Array.isArray(value)) return value.map((each) => mapped(each, field, change)) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    NO_WORDS.has(key) ? each : mapped(each, key, change),
  ])
  return Object.fromEntries(entries) as Value
}
