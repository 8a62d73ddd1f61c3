import { UtensilsCrossed } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

/** There is nothing to look at yet. */
export function NoMenu() {
  return (
    <EmptyState
      icon={UtensilsCrossed}
      title="No menu to look at yet"
      action={
        <LinkButton asChild>
          <Link to="/menu-builder">Create a menu</Link>
        </LinkButton>
      }
    >
      Generate, import or open a menu in the builder; its figures and findings appear here.
    </EmptyState>
  )
}
