import { Plus } from 'lucide-react'
import { buttonFace } from './card-frame.tsx'

/** The first card: the way to another menu. */
export function NewMenuCard({ onPress }: { onPress: () => void }) {
  return (
    <li className="flex min-w-0">
      <button type="button" onClick={onPress} className={buttonFace}>
        <Plus size={24} strokeWidth={1.5} aria-hidden="true" />
        <span className="font-display font-semibold text-lg">New menu</span>
      </button>
    </li>
  )
}
