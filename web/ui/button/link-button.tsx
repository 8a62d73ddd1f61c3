import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
}

export const LinkButton = ({ variant, size, icon: Icon, className, children, ...rest }: LinkButtonProps) => (
  <a {...rest} className={buttonClass({ variant, size, className })}>
    {Icon && <Icon size={16} aria-hidden="true" className="shrink-0" />}
    {children}
  </a>
)
