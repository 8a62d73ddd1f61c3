import type { Comparison } from '#domain/menu/comparing/comparison.ts'

/** How many dishes each kind of change concerns; one that was renamed and re-priced counts for both. */
export const countChanges = ({ items }: Pick<Comparison, 'items'>) => {
  const changed = items.filter(({ kind }) => kind === 'changed')
  return {
    added: items.filter(({ kind }) => kind === 'added').length,
    removed: items.filter(({ kind }) => kind === 'removed').length,
    renamed: changed.filter(({ isRenamed }) => isRenamed).length,
    repriced: changed.filter(({ prices }) => prices.length > 0).length,
    moved: changed.filter(({ isMoved }) => isMoved).length,
    /** Other words or marks. */
    reworded: changed.filter(({ fields }) => fields.length > 0).length,
  }
}
