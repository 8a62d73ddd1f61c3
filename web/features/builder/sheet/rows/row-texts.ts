import { type ComponentProps, useMemo } from 'react'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { mayChange } from '../../../../plan/own-role.ts'
import type { InlineEdit } from '../../../../ui/form/inline-edit.tsx'
import { leaveText } from '../focus/next-text.ts'
import {
  closeText,
  editText,
  type ItemText,
  itemRow,
  itemTexts,
  useSheetFocus,
} from '../focus/sheet-focus.ts'
import { complaintAboutText, type ItemRowContext, keepText, textOf } from './item-text.ts'

/** What `InlineEdit` needs for a text of a row, other than its name. */
export type InlineText = Omit<ComponentProps<typeof InlineEdit>, 'label'>

/** The text of a row that is being edited, and what `InlineEdit` needs for each of them. */
export function useRowTexts({ sectionId, itemId }: ItemPlace, item: MenuItem, context: ItemRowContext) {
  const row = itemRow({ sectionId, itemId })
  const edited = useSheetFocus(({ editing }) =>
    editing?.row === row && isItemText(editing.text) ? editing.text : null,
  )
  return useMemo(() => {
    const place = { sectionId, itemId }
    const inline = (text: ItemText): InlineText => ({
      // Prices are written as they are typed only for their box: their row prints them.
      value: text === 'prices' && edited !== text ? '' : textOf(item, text, context),
      isEditing: edited === text,
      onEditing: (isEditing) => (isEditing ? editText(row, text) : closeText(row, text)),
      check: (typed) => complaintAboutText(text, typed, item, context),
      onSave: (typed) => keepText(place, text, typed, context),
      onTab: (isBackwards) => {
        const next = nextOf(text, isBackwards ? before : after)
        if (next) editText(row, next)
        return next !== undefined
      },
      onEnter: (isFar) => leaveText(place, text, isFar),
      action: text,
      isSkippedByTab: true,
    })
    return { edited, inline }
  }, [sectionId, itemId, row, item, context, edited])
}

const isItemText = (text: string): text is ItemText => (itemTexts as readonly string[]).includes(text)

/** The text that Tab opens, past prices of which the role may change none. */
function nextOf(text: ItemText, order: typeof after): ItemText | undefined {
  const next = order[text]
  return next === 'prices' && !mayChange('edit prices') ? order[next] : next
}

/** Tab goes to the price first: it is what is changed most. */
const after: { readonly [Text in ItemText]?: ItemText } = { name: 'prices', prices: 'description' }
const before: { readonly [Text in ItemText]?: ItemText } = { prices: 'name', description: 'prices' }
