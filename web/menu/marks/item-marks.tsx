import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { mayChange } from '../../plan/own-role.ts'
import { Popover } from '../../ui/overlay/popover.tsx'
import { lazyPart } from '../../ui/parts/part-boundary.tsx'
import { useOpenMenu } from '../store/open-menu.ts'
import { MarksButton, MarksLine } from './marks-button.tsx'

export const loadMarksEditor = async () => (await import('./item-marks-editor.tsx')).ItemMarksEditor

const ItemMarksEditor = lazyPart(loadMarksEditor)

export interface ItemMarksProps {
  readonly place: ItemPlace
  readonly item: MenuItem
  /** The plan has diets. Known to the list: a question in each of a thousand rows would take long. */
  readonly hasDiets: boolean
  /** -1 where other keys than Tab lead here. */
  readonly tabIndex?: number
}

/** One quiet line, changed in place once touched; a row's own key presses the button by its `data-action`. */
export function ItemMarks({ place, item, hasDiets, tabIndex }: ItemMarksProps) {
  const [isMounted, setIsMounted] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The first opening puts the button into the popover's tree: it is another element, which takes the focus.
  useLayoutEffect(() => {
    if (!isMounted) return
    button.current?.focus({ preventScroll: true })
    setIsOpen(true)
  }, [isMounted])
  const change = (opens: boolean) => {
    setIsOpen(opens)
    // A line that says nothing may be hidden where it is: then the row keeps the focus.
    if (!opens) requestAnimationFrame(() => keepFocus(button.current))
  }
  const own = useOpenMenu((open) => (item.ownMarks ? open.menu?.marks : undefined))
  const line = (
    <MarksButton
      ref={button}
      item={item}
      own={own ?? []}
      hasDiets={hasDiets}
      tabIndex={tabIndex}
      isOpen={isOpen}
      onClick={isMounted ? undefined : () => setIsMounted(true)}
    />
  )
  if (!mayChange('declare allergens')) return <MarksLine item={item} own={own ?? []} hasDiets={hasDiets} />
  if (!isMounted) return line
  return (
    <Popover isOpen={isOpen} onOpenChange={change} trigger={line} title={item.name} width={440} hasHeading>
      <Suspense>
        <ItemMarksEditor place={place} item={item} />
      </Suspense>
    </Popover>
  )
}

function keepFocus(button: HTMLElement | null): void {
  if (document.activeElement === document.body)
    button?.closest<HTMLElement>('[data-item-id]')?.focus({ preventScroll: true })
}
