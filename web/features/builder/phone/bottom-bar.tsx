import { labelOf, press } from '../../../menu/actions/action.ts'
import { share } from '../../../menu/actions/showing.ts'
import { type StepStore, useOfStep } from '../../../menu/actions/step-store.ts'
import { noteFoot } from '../../../ui/toast/toast-room.ts'
import { Spinner } from '../../../ui/waiting/spinner.tsx'
import type { BuilderContext } from '../actions/context.ts'
import { viewIcons, viewsAtFoot } from '../actions/views.ts'
import { type BuilderView, isViewAllowed } from '../view/builder-view.ts'
import { viewNames } from '../view/view-names.ts'

const buttonClass =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 border-transparent border-t-2 font-medium text-quiet text-sm focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:text-ink'

export function BottomBar({ view, step }: { view: BuilderView; step: StepStore<BuilderContext> }) {
  const { isSharing, label, onView } = useOfStep(step, (context) => ({
    isSharing: context.share.isPending,
    label: labelOf(share, context),
    onView: context.onView,
  }))
  return (
    <nav
      ref={noteFoot}
      aria-label="Views"
      className="flex shrink-0 border-rule-raised border-t bg-card pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      {viewsAtFoot.filter(isViewAllowed).map((one) => {
        const Icon = viewIcons[one]
        return (
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
        )
      })}
      {share.isAllowed?.() && (
        <button
          type="button"
          aria-label={label}
          aria-busy={isSharing || undefined}
          onClick={() => !isSharing && press(share, step.getState())}
          className={buttonClass}
        >
          {isSharing ? <Spinner sizePx={20} /> : <share.icon size={20} aria-hidden="true" />}
          Share
        </button>
      )}
    </nav>
  )
}
