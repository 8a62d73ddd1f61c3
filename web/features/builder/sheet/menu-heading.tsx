import { useState } from 'react'
import { updateMenu } from '#domain/menu/editing/menu-edits.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { InlineEdit } from '../../../ui/inline-edit.tsx'

/** The title, the date line and the introduction of a menu, the first two renamed in place; nothing without any. */
export function MenuHeading({ menu: { title, dateLine, intro } }: { menu: Menu }) {
  const [edited, setEdited] = useState<'title' | 'dateLine' | null>(null)
  if (title === '' && dateLine === '' && intro === undefined && edited === null) return null
  const inline = (field: 'title' | 'dateLine', value: string) => ({
    value,
    isEditing: edited === field,
    onEditing: (isEditing: boolean) => setEdited(isEditing ? field : null),
    check: () => null,
    onSave: (typed: string) =>
      useOpenMenu.getState().edit((menu) => updateMenu(menu, { [field]: typed.trim() })),
    maxLength: MENU_TEXT_LIMITS.title,
    className: 'text-center',
  })
  return (
    <div className="mb-6 text-center">
      {(title !== '' || edited === 'title') && (
        <p className="font-display text-lg">
          <InlineEdit {...inline('title', title)} label="Title of the menu" />
        </p>
      )}
      {(dateLine !== '' || edited === 'dateLine') && (
        <p className="text-quiet">
          <InlineEdit {...inline('dateLine', dateLine)} label="Date line of the menu" />
        </p>
      )}
      {intro !== undefined && (
        <p className="mx-auto mt-2 max-w-prose whitespace-pre-line text-pretty text-quiet italic">{intro}</p>
      )}
    </div>
  )
}
