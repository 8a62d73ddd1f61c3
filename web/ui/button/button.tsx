import { Check, type LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../waiting/spinner.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  /** Something is under way: a spinner shows, clicks and submits are ignored, focus stays. */
  isPending?: boolean
  /** Words to show while pending ("Saving…"); without them the label keeps its place and its name. */
  pendingLabel?: ReactNode
  /** It worked: a tick shows for as long as the caller says so. */
  isDone?: boolean
}

export function Button({
  variant,
  size,
  icon: Icon,
  isPending = false,
  pendingLabel,
  isDone = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Not `disabled` while pending: that would throw the keyboard's focus away. Preventing the click also prevents the
  // submit that Enter in a form would cause.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onClick?.(event)
  }
  const isOverlaid = (isPending && pendingLabel === undefined) || (isDone && !isPending)
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, className })}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={handleClick}
    >
      {isOverlaid && (
        <span className="absolute inset-0 flex items-center justify-center">
          {isPending ? <Spinner sizePx={16} /> : <Check size={20} aria-hidden="true" />}
        </span>
      )}
      <span className={classNames('inline-flex items-center gap-2', isOverlaid && 'opacity-0')}>
        {isPending && !isOverlaid ? (
          <Spinner sizePx={16} />
        ) : (
          Icon && <Icon size={16} aria-hidden="true" className="shrink-0" />
        )}
        {isPending && pendingLabel !== undefined ? pendingLabel : children}
      </span>
    </button>
  )
}
