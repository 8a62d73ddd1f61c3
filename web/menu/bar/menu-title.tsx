import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { updateMenu } from '#domain/menu/editing/menu-edits.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { menuNameFor } from '#domain/menu/model/restaurant.ts'
import { InlineEdit } from '../../ui/form/inline-edit.tsx'
import { ToolbarItem } from '../../ui/layout/toolbar.tsx'
import { useOpenMenu } from '../store/open-menu.ts'

export const titleProblem = (typed: string): string | null => {
  const length = typed.trim().length
  return length > MENU_TEXT_LIMITS.title
    ? `A title has at most ${MENU_TEXT_LIMITS.title} characters; this one has ${length}.`
    : null
}

export function MenuTitle() {
  const title = useOpenMenu((open) => open.menu?.title ?? '')
  const nameWithout = useOpenMenu((open) => menuNameFor(open.restaurant))
  const hasMenu = useOpenMenu((open) => open.menu !== null)
  const [isEditing, setIsEditing] = useState(false)
  const name = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // Enter and Escape leave the focus nowhere; a click elsewhere has put it somewhere.
    if (wasEditing.current && !isEditing && document.activeElement === document.body) name.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  if (!hasMenu) return <h1 className="truncate font-sans font-medium text-base">Menu Content</h1>
  if (isEditing) {
    return (
      <InlineEdit
        label="Title of the menu"
        value={title}
        isEditing
        onEditing={setIsEditing}
        check={titleProblem}
        onSave={(typed) => useOpenMenu.getState().edit((menu) => updateMenu(menu, { title: typed.trim() }))}
        className="w-full font-medium text-base"
      />
    )
  }
  return (
    <h1 className="flex min-w-0 font-sans text-base leading-6">
      <ToolbarItem>
        <button
          ref={name}
          type="button"
          aria-description="Title of the menu. Press Enter to change it."
          onClick={() => setIsEditing(true)}
          className="group -mx-1 flex min-w-0 cursor-text items-center gap-2 rounded-[3px] px-1 text-left hover:bg-ink/6"
        >
          <span className={title === '' ? 'truncate text-quiet' : 'truncate font-medium'}>
            {title === '' ? nameWithout : title}
          </span>
          <Pencil
            size={16}
            aria-hidden="true"
            className="shrink-0 text-quiet opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 max-md:hidden"
          />
        </button>
      </ToolbarItem>
    </h1>
  )
}
