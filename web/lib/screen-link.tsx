import type { LucideIcon } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from '../ui/button/button-class.ts'

export interface ScreenLinkProps extends Omit<LinkProps, 'className'>, Omit<ButtonLook, 'isSquare'> {
  icon?: LucideIcon
}

export const ScreenLink = ({ variant, size, icon: Icon, className, children, ...link }: ScreenLinkProps) => (
  <Link {...link} className={buttonClass({ variant, size, className })}>
    {Icon && <Icon size={16} aria-hidden="true" className="shrink-0" />}
    {children}
  </Link>
)
