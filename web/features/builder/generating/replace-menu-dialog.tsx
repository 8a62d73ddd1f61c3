import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { replacedDishes } from '../more-wishes/locked-dishes.ts'
import type { Generator } from './use-generator.ts'

/** Dishes that are named; the others are counted. */
const MOST_NAMED = 5

/** Asks before a generated menu takes the place of unsaved changes or of the owner's own dishes, and names these. */
export function ReplaceMenuDialog({ generator }: { generator: Generator }) {
  const names = useOpenMenu((open) => (generator.isReplacing ? namesIn(replacedDishes(open.menu)) : ''))
  return (
    <ConfirmDialog
      isOpen={generator.isReplacing}
      onOpenChange={generator.setIsReplacing}
      title="Replace this menu?"
      description={`${names || 'This menu has unsaved changes.'} The new menu takes its place; this one is kept as a draft, and Undo brings it back.`}
      confirmLabel="Replace menu"
      onConfirm={generator.start}
    />
  )
}

/** A sentence with how many dishes go, and which; empty for none. */
export function namesIn(dishes: readonly { readonly name: string }[]): string {
  if (dishes.length === 0) return ''
  const named = dishes.slice(0, MOST_NAMED).map(({ name }) => name)
  const others = dishes.length - named.length
  const list = [...named, ...(others > 0 ? [`${others} more`] : [])]
  const which = new Intl.ListFormat('en-US').format(list)
  return dishes.length === 1
    ? `A dish of yours would go: ${which}.`
    : `${dishes.length} dishes of yours would go: ${which}.`
}
