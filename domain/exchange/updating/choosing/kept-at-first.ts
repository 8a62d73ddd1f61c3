import type { ListedChange } from './listed-changes.ts'

/**
 * What is kept until its owner says otherwise: orders, for a till's file has its own; prices of what has none in the
 * source, where nobody may have read them; and what a part of a menu does not have.
 * @returns keys
 * @param isPart is the source only a part of the menu?
 */
export function keptAtFirst(changes: readonly ListedChange[], isPart: boolean): ReadonlySet<string> {
  const written = new Set(changes.flatMap(({ key, after }) => (key !== null && after !== '' ? [key] : [])))
  const isKept = ({ key, change }: ListedChange) =>
    key !== null &&
    (key.endsWith('Order') ||
      (change === 'repriced' && !written.has(key)) ||
      (change === 'removed' && isPart))
  return new Set(changes.flatMap((change) => (isKept(change) ? (change.key ?? []) : [])))
}
