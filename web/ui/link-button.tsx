import type { LucideIcon } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ComponentPropsWithRef } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  /** Dress the child (a router's `Link`) instead of an own anchor. */
  asChild?: boolean
}

export function LinkButton({
  variant,
  size,
  icon: Icon,
  asChild = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const Anchor = asChild ? Slot.Root : 'a'
  return (
    <Anchor {...rest} className={buttonClass({ variant, size, className })}>
      {Icon && <Icon size={16} aria-hidden="true" className="shrink-0" />}
      {asChild ? <Slot.Slottable>{children}</Slot.Slottable> : children}
    </Anchor>
  )
}
