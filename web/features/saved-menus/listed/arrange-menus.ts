import type { ListedMenu } from './listed-menu.ts'

export const menuOrders = {
  edited: 'Last edited',
  title: 'Title',
  created: 'Newest',
} as const

export type MenuOrder = keyof typeof menuOrders

export type ArrangedMenu = Pick<
  ListedMenu,
  'name' | 'title' | 'createdAt' | 'updatedAt' | 'restaurantName' | 'dateLine'
>

/** The large text on a card: the title of the menu, else the name that it is saved under. */
export const headlineOf = ({ title, name }: Pick<ArrangedMenu, 'title' | 'name'>): string => title || name

/** What tells a menu from others of its title, said where nobody sees its card. */
export const spokenName = (menu: Pick<ArrangedMenu, 'title' | 'name' | 'dateLine'>): string =>
  [headlineOf(menu), menu.dateLine].filter(Boolean).join(', ')

interface Arrangement<M> {
  readonly words: string
  readonly order: MenuOrder
  /** Those that come before the others where no other order was chosen; absent for none. */
  readonly isFirst?: ((menu: M) => boolean) | undefined
}

/** The menus that say all the words that were typed, in the order that was chosen. */
export function arrangeMenus<M extends ArrangedMenu>(
  menus: readonly M[],
  { words, order, isFirst }: Arrangement<M>,
): M[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const found = menus.filter(({ title, name, restaurantName = '', dateLine = '' }) => {
    const said = plain([title, name, restaurantName, dateLine].join(' '))
    return wanted.every((word) => said.includes(word))
  })
  const sorted = found.sort(comparisons[order])
  if (!isFirst || order !== 'edited') return sorted
  return [...sorted.filter(isFirst), ...sorted.filter((menu) => !isFirst(menu))]
}

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const comparisons: Readonly<Record<MenuOrder, (a: ArrangedMenu, b: ArrangedMenu) => number>> = {
  edited: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  created: (a, b) => b.createdAt.localeCompare(a.createdAt),
  title: (a, b) => compare(headlineOf(a), headlineOf(b)) || b.updatedAt.localeCompare(a.updatedAt),
}

/** Without accents and capitals: `CAFÉ` is found by `cafe`. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
