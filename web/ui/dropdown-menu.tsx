import type { LucideIcon } from 'lucide-react'
import { DropdownMenu as RadixMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface DropdownMenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement
  align?: 'start' | 'end'
  children: ReactNode
}

export function DropdownMenu({ trigger, align = 'end', children }: DropdownMenuProps) {
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-card border border-rule-raised bg-card p-1 shadow-raised data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  )
}

export interface DropdownMenuItemProps {
  icon?: LucideIcon
  onSelect?: () => void
  disabled?: boolean
  isDestructive?: boolean
  /** Make the one child (a router's `Link`) the item. */
  asChild?: boolean
  children: ReactNode
}

export function DropdownMenuItem({
  icon: Icon,
  onSelect,
  disabled,
  isDestructive = false,
  asChild = false,
  children,
}: DropdownMenuItemProps) {
  return (
    <RadixMenu.Item
      asChild={asChild}
      disabled={disabled}
      onSelect={onSelect}
      className={classNames(
        'flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-control px-3 text-sm outline-none',
        'data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-wash pointer-coarse:min-h-11',
        isDestructive && 'text-bad',
      )}
    >
      {asChild ? (
        children
      ) : (
        <>
          {Icon && <Icon size={16} aria-hidden="true" className="shrink-0" />}
          {children}
        </>
      )}
    </RadixMenu.Item>
  )
}

export function DropdownMenuHeading({ children }: { children: ReactNode }) {
  return <RadixMenu.Label className="px-3 py-2 text-quiet text-sm">{children}</RadixMenu.Label>
}

export function DropdownMenuSeparator() {
  return <RadixMenu.Separator className="my-1 h-px bg-rule" />
}
