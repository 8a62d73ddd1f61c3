import { hasUnsavedChanges, useOpenMenu } from '../store/open-menu.ts'

/** Says that guests don't see what was changed since a menu was saved, where it's the open one. */
export function UnsavedNote({ menuId }: { readonly menuId: string }) {
  const isBehind = useOpenMenu((open) => open.savedAs?.id === menuId && hasUnsavedChanges(open))
  if (!isBehind) return null
  return (
    <p className="mt-3 text-sm text-warn-ink">
      You have changes that aren't saved. Guests see them once you press Save Menu.
    </p>
  )
}
