import { Check, ChevronDown, ChevronRight, type LucideIcon } from 'lucide-react'
import { DropdownMenu as RadixMenu } from 'radix-ui'
import { type ReactElement, type ReactNode, type RefObject, useState } from 'react'
import { classNames } from '../class-names.ts'
import { PHONE, useMedia } from '../hooks/use-media.ts'
import { afterPaint } from '../parts/after-paint.ts'

const menuClass =
  'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-card border ' +
  'scroll-shade border-rule-raised p-1 shadow-raised data-[state=open]:animate-fade-in'

const itemClass =
  'flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-control px-3 text-sm outline-none ' +
  'data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-wash pointer-coarse:min-h-11'

export interface DropdownMenuProps {
  /** A `Button` or `IconButton`; a place without a name, where something else opens the menu. */
  trigger: ReactElement
  align?: 'start' | 'end'
  children: ReactNode
  /** Given where something else than the trigger opens the menu. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** The name of the menu where its trigger has none. */
  label?: string
  /** What opened the menu, where that is not the trigger. */
  returnFocusTo?: RefObject<HTMLElement | null>
  /** Its id, so that a dialog which an item opens gives the focus back to it. */
  openerId?: string
}

export function DropdownMenu({
  trigger,
  align = 'end',
  children,
  isOpen,
  onOpenChange,
  label,
  returnFocusTo,
  openerId,
}: DropdownMenuProps) {
  const [isOwnOpen, setOwnOpen] = useState(false)
  const change = onOpenChange ?? setOwnOpen
  return (
    <RadixMenu.Root
      modal={false}
      open={isOpen ?? isOwnOpen}
      // A long menu takes longer than a frame: the press shows first.
      onOpenChange={(opens) => (opens ? afterPaint(() => change(true)) : change(false))}
    >
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={menuClass}
          data-opener={openerId}
          {...(label && { 'aria-label': label, 'aria-labelledby': undefined })}
          onCloseAutoFocus={(event) => {
            if (!returnFocusTo) return
            event.preventDefault()
            // What was chosen may have given the focus to something else.
            if (document.activeElement === document.body) returnFocusTo.current?.focus()
          }}
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
  className?: string
  children: ReactNode
}

export const DropdownMenuItem = ({
  icon: Icon,
  onSelect,
  disabled,
  isDestructive = false,
  asChild = false,
  className,
  children,
}: DropdownMenuItemProps) => (
  <RadixMenu.Item
    asChild={asChild}
    disabled={disabled}
    onSelect={onSelect}
    className={classNames(itemClass, isDestructive && 'text-bad', className)}
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

export interface DropdownMenuSwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}

/** A choice about the other items; the menu stays open. */
export const DropdownMenuSwitch = ({ isOn, onChange, children }: DropdownMenuSwitchProps) => (
  <RadixMenu.CheckboxItem
    checked={isOn}
    onCheckedChange={onChange}
    onSelect={(event) => event.preventDefault()}
    className={classNames(itemClass, 'max-w-72 py-1.5')}
  >
    <span className="grid size-4 shrink-0 place-items-center rounded-[4px] border border-edge">
      <RadixMenu.ItemIndicator>
        <Check size={14} aria-hidden="true" />
      </RadixMenu.ItemIndicator>
    </span>
    {children}
  </RadixMenu.CheckboxItem>
)

export interface DropdownSubmenuProps {
  icon?: LucideIcon
  label: string
  children: ReactNode
}

/** Opens a submenu, for a long choice; on a phone its items unfold below it. */
export const DropdownSubmenu = (props: DropdownSubmenuProps) =>
  useMedia(PHONE) ? <UnfoldedSubmenu {...props} /> : <SubmenuBeside {...props} />

function UnfoldedSubmenu({ icon: Icon, label, children }: DropdownSubmenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <RadixMenu.Item
        aria-expanded={isOpen}
        onSelect={(event) => {
          event.preventDefault()
          setIsOpen(!isOpen)
        }}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight' || key === 'ArrowLeft') setIsOpen(key === 'ArrowRight')
        }}
        className={itemClass}
      >
        {Icon && <Icon size={16} aria-hidden="true" className="shrink-0" />}
        {label}
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={classNames('ml-auto shrink-0', isOpen && 'rotate-180')}
        />
      </RadixMenu.Item>
      {isOpen && (
        <RadixMenu.Group ref={showWhole} aria-label={label} className="pl-7">
          {children}
        </RadixMenu.Group>
      )}
    </>
  )
}

const showWhole = (group: HTMLElement | null): void => group?.scrollIntoView({ block: 'nearest' })

const SubmenuBeside = ({ icon: Icon, label, children }: DropdownSubmenuProps) => (
  <RadixMenu.Sub>
    <RadixMenu.SubTrigger className={classNames(itemClass, 'data-[state=open]:bg-wash')}>
      {Icon && <Icon size={16} aria-hidden="true" className="shrink-0" />}
      {label}
      <ChevronRight size={16} aria-hidden="true" className="ml-auto shrink-0" />
    </RadixMenu.SubTrigger>
    <RadixMenu.Portal>
      <RadixMenu.SubContent
        sideOffset={4}
        collisionPadding={8}
        className={classNames(menuClass, 'max-w-[calc(100vw-1rem)]')}
      >
        {children}
      </RadixMenu.SubContent>
    </RadixMenu.Portal>
  </RadixMenu.Sub>
)

export const DropdownMenuHeading = ({ children }: { children: ReactNode }) => (
  <RadixMenu.Label className="px-3 py-2 text-quiet text-sm">{children}</RadixMenu.Label>
)

export const DropdownMenuSeparator = () => <RadixMenu.Separator className="my-1 h-px bg-rule" />
