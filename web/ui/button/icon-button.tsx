import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../waiting/spinner.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { Tooltip } from './tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The name of the action: read aloud, and shown as a tooltip. */
  label: string
  icon: LucideIcon
  variant?: ButtonVariant
  size?: ButtonSize
  isPending?: boolean
  /** There is nothing to do just now: unlike a disabled one it keeps the focus, so that it can run out of work. */
  isUnavailable?: boolean
  /** The keys that do the same, as they are printed: shown after the label. */
  shortcut?: string
}

export function IconButton({
  label,
  icon: Icon,
  variant = 'quiet',
  size = 'md',
  isPending = false,
  isUnavailable = false,
  shortcut,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending || isUnavailable) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Tooltip content={shortcut ? `${label} (${shortcut})` : label}>
      <button
        {...rest}
        type={type}
        className={buttonClass({
          variant,
          size,
          isSquare: true,
          className: classNames(isUnavailable && 'cursor-default! opacity-40', className),
        })}
        aria-label={label}
        aria-busy={isPending || undefined}
        aria-disabled={isPending || isUnavailable || undefined}
        onClick={handleClick}
      >
        {isPending ? <Spinner sizePx={16} /> : <Icon size={20} aria-hidden="true" />}
      </button>
    </Tooltip>
  )
}
