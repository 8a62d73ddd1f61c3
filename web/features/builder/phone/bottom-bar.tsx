import { Banknote, BookOpen, FileText, type LucideIcon, Share2 } from 'lucide-react'
import { Spinner } from '../../../ui/spinner.tsx'
import type { BuilderView } from '../view/builder-view.ts'
import { viewNames } from '../view/view-names.ts'

export interface BottomBarProps {
  readonly view: BuilderView
  readonly onView: (view: BuilderView) => void
  readonly share: { readonly isPending: boolean; readonly share: () => void }
}

const views: readonly [BuilderView, LucideIcon][] = [
  ['menu', BookOpen],
  ['prices', Banknote],
  ['page', FileText],
]

const buttonClass =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 border-transparent border-t-2 font-medium text-quiet text-sm focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:text-ink'

/** What a thumb reaches on a phone. */
export const BottomBar = ({ view, onView, share }: BottomBarProps) => (
  <nav
    aria-label="Views"
    className="flex shrink-0 border-rule-raised border-t bg-card pb-[env(safe-area-inset-bottom)] print:hidden"
  >
    {views.map(([one, Icon]) => (
      <button
        key={one}
        type="button"
        aria-current={one === view ? 'page' : undefined}
        onClick={() => onView(one)}
        className={buttonClass}
      >
        <Icon size={20} aria-hidden="true" />
        {viewNames[one]}
      </button>
    ))}
    <button
      type="button"
      aria-label="Share Menu"
      aria-busy={share.isPending || undefined}
      onClick={() => !share.isPending && share.share()}
      className={buttonClass}
    >
      {share.isPending ? <Spinner sizePx={20} /> : <Share2 size={20} aria-hidden="true" />}
      Share
    </button>
  </nav>
)
