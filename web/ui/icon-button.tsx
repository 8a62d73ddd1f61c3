import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip, type TooltipSide } from './tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The name of the action: read aloud, and shown as a tooltip. */
  label: string
  icon: LucideIcon
  variant?: ButtonVariant
  size?: ButtonSize
  isPending?: boolean
  tooltipSide?: TooltipSide
}

export function IconButton({
  label,
  icon: Icon,
  variant = 'quiet',
  size = 'md',
  isPending = false,
  tooltipSide,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Tooltip content={label} side={tooltipSide}>
      <button
        {...rest}
        type={type}
        className={buttonClass({ variant, size, isSquare: true, className })}
        aria-label={label}
        aria-busy={isPending || undefined}
        aria-disabled={isPending || undefined}
        onClick={handleClick}
      >
        {isPending ? <Spinner sizePx={16} /> : <Icon size={18} aria-hidden="true" />}
      </button>
    </Tooltip>
  )
}
