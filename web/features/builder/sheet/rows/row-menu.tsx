import { Ellipsis } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { DropdownMenu } from '../../../../ui/overlay/dropdown-menu.tsx'
import { RowButton } from './row-button.tsx'

export interface RowMenuProps {
  label: string
  action: string
  /** The items, asked for only while the menu is open. */
  children: () => ReactNode
}

export function RowMenu({ label, action, children }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <span className="relative">
      <RowButton
        ref={button}
        id={id}
        label={label}
        icon={Ellipsis}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-action={action}
        // A press outside closes the menu, also one on its own button, which must not open it again.
        onPointerDown={() => {
          wasOpen.current = isOpen
        }}
        onClick={() => {
          setIsOpen(!wasOpen.current)
          wasOpen.current = false
        }}
      />
      {isOpen && (
        <DropdownMenu
          label={label}
          isOpen
          onOpenChange={setIsOpen}
          returnFocusTo={button}
          openerId={id}
          trigger={<span aria-hidden="true" className="pointer-events-none absolute inset-0" />}
        >
          {children()}
        </DropdownMenu>
      )}
    </span>
  )
}
