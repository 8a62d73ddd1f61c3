import { type ReactNode, useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { PasteTarget } from '#domain/pricing/cells/paste-prices.ts'
import { PasteDialog } from './paste-dialog.tsx'

interface Pasting {
  /** Shows what this text would set, before anything is changed; without a text it asks for one. */
  readonly ask: (target: PasteTarget, text?: string) => void
  readonly dialog: ReactNode
}

export function usePasting(menu: Menu): Pasting {
  const [asked, setAsked] = useState<{ readonly text: string; readonly target: PasteTarget } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  return {
    ask: (target, text = '') => {
      setAsked({ text, target })
      setIsOpen(true)
    },
    dialog: asked && <PasteDialog isOpen={isOpen} onOpenChange={setIsOpen} menu={menu} {...asked} />,
  }
}
