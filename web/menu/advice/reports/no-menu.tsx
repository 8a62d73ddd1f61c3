import { Utensils } from 'lucide-react'
import { NEW_MENU_PATH } from '#contract/pages.ts'
import { ScreenLink } from '../../../lib/screen-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** There is nothing to look at yet. */
export function NoMenu() {
  return (
    <EmptyState
      icon={Utensils}
      title="No menu to check yet"
      action={<ScreenLink to={NEW_MENU_PATH}>Create a menu</ScreenLink>}
    >
      Generate, import or open a menu in the builder; its figures and findings appear here.
    </EmptyState>
  )
}
