import type { ModifierGroup } from '../../menu/model/modifiers.ts'

/** A key that tells what a group is, and that no other has. */
export function groupKey(name: string, groups: readonly ModifierGroup[]): string {
  const plain =
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/gu, '-')
      .replaceAll(/^-|-$/gu, '')
      .slice(0, 30) || 'extras'
  const taken = new Set(groups.map(({ id }) => id))
  if (!taken.has(plain)) return plain
  let number = 2
  while (taken.has(`${plain}-${number}`)) number += 1
  return `${plain}-${number}`
}
