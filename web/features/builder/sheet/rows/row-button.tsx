import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { buttonClass } from '../../../../ui/button/button-class.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Spinner } from '../../../../ui/waiting/spinner.tsx'

export interface RowButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** The name of the action with that of the dish: read aloud, and shown under a resting pointer. */
  label: string
  icon: LucideIcon
  isPending?: boolean
}

/** A button of a row, out of the tab order: the tooltips of `IconButton`s would cost a long menu too much. */
export const RowButton = ({
  label,
  icon: Icon,
  isPending = false,
  className,
  onClick,
  ...rest
}: RowButtonProps) => (
  <button
    tabIndex={-1}
    title={label}
    {...rest}
    type="button"
    aria-label={label}
    aria-busy={isPending || undefined}
    aria-disabled={isPending || undefined}
    onClick={isPending ? undefined : onClick}
    className={buttonClass({
      variant: 'quiet',
      size: 'sm',
      isSquare: true,
      className: classNames('text-quiet hover:text-ink', className),
    })}
  >
    {isPending ? <Spinner sizePx={16} /> : <Icon size={16} aria-hidden="true" />}
  </button>
)
