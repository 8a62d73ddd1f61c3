import { CircleAlert, X } from 'lucide-react'
import { Toast as RadixToast } from 'radix-ui'
import type { CSSProperties } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { classNames } from '../class-names.ts'
import { leaveEscapeToDialog } from '../hooks/use-escape.ts'
import { useToastRoom } from './toast-room.ts'
import { dismissToast, type ToastRecord, useToast } from './toast-store.ts'

/** Where toasts appear; one for the whole application. F8 moves the focus here. */
export function Toaster() {
  const { newest } = useToast()
  const { shortSheetPx, footPx, actions } = useToastRoom()
  // A fresh provider for each toast: Radix pauses all closing while the pointer or the focus is on a toast, and forgets
  // to resume when that toast is dismissed from there (radix-ui/primitives#2268), so the next would stay for ever.
  return (
    <RadixToast.Provider key={newest?.id} swipeDirection="right" swipeThreshold={50}>
      {newest && <Toast key={newest.id} entry={newest} />}
      {/* Above the main actions at the foot of dialogs; on a phone above the bar of a screen, and the whole of a short dialog. */}
      <RadixToast.Viewport
        hotkey={['F8']}
        style={{ '--foot': `${shortSheetPx || footPx}px` } as CSSProperties}
        className={classNames(
          'pointer-events-none fixed inset-x-0 z-50 mx-auto flex w-full max-w-[420px] flex-col gap-2 p-2 sm:p-4',
          'sm:right-0 sm:left-auto sm:mx-0',
          actions > 0 ? 'bottom-[max(6rem,var(--foot))] sm:bottom-24' : 'bottom-(--foot) sm:bottom-0',
        )}
      />
    </RadixToast.Provider>
  )
}

function Toast({ entry }: { entry: ToastRecord }) {
  const isDestructive = entry.variant === 'destructive'
  return (
    <RadixToast.Root
      open={entry.isOpen}
      onOpenChange={(isOpen) => !isOpen && dismissToast(entry.id)}
      onEscapeKeyDown={leaveEscapeToDialog}
      duration={entry.durationMs}
      type={isDestructive ? 'foreground' : 'background'}
      className={classNames(
        'pointer-events-auto relative flex items-start gap-3 rounded-card border bg-card py-3 pr-12 pl-4 shadow-raised sm:py-4',
        'data-[state=closed]:animate-slide-out-right data-[state=open]:animate-rise-in',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        isDestructive ? 'border-bad' : 'border-rule-raised',
      )}
    >
      {isDestructive && <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-bad" />}
      <div className="min-w-0 grow">
        <RadixToast.Title className={classNames('font-semibold', isDestructive && 'text-bad')}>
          {entry.title}
        </RadixToast.Title>
        {entry.description && (
          <RadixToast.Description className="mt-0.5 text-quiet text-sm max-sm:line-clamp-3">
            {entry.description}
          </RadixToast.Description>
        )}
        {entry.action && (
          <RadixToast.Action
            altText={entry.action.label}
            onClick={entry.action.onSelect}
            className={buttonClass({ variant: 'secondary', size: 'sm', className: 'mt-2 sm:mt-3' })}
          >
            {entry.action.label}
          </RadixToast.Action>
        )}
      </div>
      <div className="absolute top-1 right-1 sm:top-2 sm:right-2">
        <RadixToast.Close
          aria-label="Dismiss"
          className={buttonClass({ variant: 'quiet', size: 'sm', isSquare: true })}
        >
          <X size={16} aria-hidden="true" />
        </RadixToast.Close>
      </div>
    </RadixToast.Root>
  )
}
