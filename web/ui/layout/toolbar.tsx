import { Toolbar as RadixToolbar } from 'radix-ui'
import type { ComponentPropsWithRef, ReactNode } from 'react'

export interface ToolbarProps {
  label: string
  orientation?: 'horizontal' | 'vertical'
  className?: string
  children: ReactNode
}

/** Actions that are one stop of the Tab key: the arrow keys lead from one to the next. */
export const Toolbar = ({ label, orientation = 'horizontal', className, children }: ToolbarProps) => (
  <RadixToolbar.Root aria-label={label} orientation={orientation} className={className}>
    {children}
  </RadixToolbar.Root>
)

/** Around each `Button`, `IconButton` or link of a toolbar; what it is given goes on to its child. */
export const ToolbarItem = (props: ComponentPropsWithRef<'button'>) => (
  <RadixToolbar.Button asChild {...props} />
)
