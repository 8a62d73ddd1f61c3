import type { ReactNode } from 'react'
import { installation } from '../../lib/installation.ts'
import { Logo } from '../../ui/layout/logo.tsx'
import { Toolbar, ToolbarItem } from '../../ui/layout/toolbar.tsx'

export interface MenuBarProps {
  /** A `SkipLink` over this bar. */
  skip?: ReactNode
  /** Before the title, in place of the logo on a phone: the way back. */
  start?: ReactNode
  title: ReactNode
  note: ReactNode
  /** `ToolbarItem`s, the main one last but for the menu of the rest. */
  children: ReactNode
}

/** The one bar over an open menu, in both steps: the menu's name and state, and what is done with it. */
export const MenuBar = ({ skip, start, title, note, children }: MenuBarProps) => (
  <header className="shrink-0 border-rule border-b bg-card print:hidden">
    {skip}
    <Toolbar label="Menu actions" className="flex min-h-16 items-center gap-1 px-2 sm:gap-2 sm:px-4">
      <ToolbarItem>
        <a href="/" className="hidden rounded-control px-1 py-2 md:block">
          <Logo name={installation().brandName} />
        </a>
      </ToolbarItem>
      {start}
      <div className="mr-auto min-w-0 grow basis-40">
        {title}
        {note}
      </div>
      {children}
    </Toolbar>
  </header>
)
