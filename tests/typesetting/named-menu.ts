import type { Menu, MenuContent } from '#domain/menu/model/menu.ts'

/** Fields of a document that are words on the page. */
const WORDS: ReadonlySet<string> = new Set([
  ...['name', 'secondName', 'title', 'dateLine', 'intro', 'footer', 'daypart', 'description'],
  ...['secondDescription', 'label', 'per', 'words', 'text', 'secondText', 'producer', 'region', 'grape'],
  ...['vintage', 'bin', 'number', 'origin', 'address', 'phone', 'hours', 'web', 'meaning', 'symbol'],
])
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'former'])

/** What isn't a word or amount on the page, or of another kind: keys, places, what only the owner sees. */
const OTHERS: ReadonlySet<string> = new Set([
  ...['market', 'fee', 'size', 'shortfall', 'confirmedClaims', 'claimsToConfirm', 'recipeClaims', 'timeZone'],
])

/**
 * The same menu with other words and amounts, no two of them alike and none a part of another: `Wq0012z`, 100.12.
 * Whatever one of them is, it can be looked for on a page.
 */
export function namedApart({ restaurant, ...menu }: MenuContent): MenuContent {
  let words = 0
  let amounts = 0
  const renamed = (value: unknown, field: string): unknown => {
    if (OTHERS.has(field)) return value
    if (typeof value === 'string' && WORDS.has(field) && value !== '')
      return `Wq${String(++words).padStart(4, '0')}z`
    if (typeof value === 'number' && AMOUNTS.has(field)) return 10_000 + ++amounts
    if (Array.isArray(value)) return value.map((each) => renamed(each, field))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, key)]))
  }
  const name = 'Wq0000z'
  return { restaurant: { ...restaurant, name, description: '' }, ...(renamed(menu, 'menu') as Menu) }
}
