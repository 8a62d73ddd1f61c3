import type { ViewerItem } from '#contract/pages.ts'
import { allergenName } from '#domain/menu/claims/allergen-names.ts'

type Declared = Pick<ViewerItem, 'allergens' | 'mayContain' | 'removable' | 'marks'>

/**
 * What is declared of a dish, in sentences. What its marks name is not said again. Nothing is said where nothing
 * was declared: that is not the same as being free of it.
 */
export function allergenLines({
  allergens = [],
  mayContain = [],
  removable = [],
  marks,
}: Declared): string[] {
  const isMarked = (key: string) => marks.some(({ id }) => id === `allergen:${key}`)
  const lines: [string, readonly string[]][] = [
    ['Contains', allergens.filter((key) => !isMarked(key))],
    ['May contain', mayContain.filter((key) => !isMarked(key) && !allergens.includes(key))],
    ['Can be made without', removable],
  ]
  return lines.flatMap(([words, keys]) =>
    keys.length > 0 ? [`${words} ${keys.map(allergenName).join(', ')}`] : [],
  )
}
