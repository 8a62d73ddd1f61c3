import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { WishLines } from './wish-lines.tsx'

/** How the generator met the wishes for the open menu. */
export function WishSummary() {
  const notes = useOpenMenu((open) => open.filters?.notes)
  if (!notes) return null
  return (
    <section
      aria-label="Your wishes"
      className="mt-2 mb-4 rounded-control bg-wash px-4 pt-2 pb-3 text-quiet text-sm"
    >
      <WishLines notes={notes} />
    </section>
  )
}
