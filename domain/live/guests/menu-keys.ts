/** Parts of a page's address that aren't menus: `/r/{slug}/embed`. */
const TAKEN = ['board', 'embed'] as const

const LONGEST_KEY = 40

/** A menu of a page; its name makes its key: `Dîner` is found at `/r/osteria/diner`. */
interface NamedMenu {
  readonly menuId: string
  readonly name: string
}

/**
 * The last part of the address of each menu of a page, in their order: of letters a to z, digits and hyphens. A name
 * that another menu has, or that has no such letter, gets a number.
 */
export function menuKeys(menus: readonly NamedMenu[]): ReadonlyMap<string, string> {
  const used = new Set<string>(TAKEN)
  return new Map(
    menus.map(({ menuId, name }) => {
      const key = unusedKey(keyOf(name), used)
      used.add(key)
      return [menuId, key]
    }),
  )
}

const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_KEY)
    .replaceAll(/^-+|-+$/g, '') || 'menu'

function unusedKey(key: string, used: ReadonlySet<string>): string {
  if (!used.has(key)) return key
  for (let number = 2; ; number += 1) if (!used.has(`${key}-${number}`)) return `${key}-${number}`
}
