import { CalendarClock, CopyPlus, History, Save, Undo2 } from 'lucide-react'
import { recordPath } from '#contract/pages/pages.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { may } from '../../plan/own-role.ts'
import { discardChanges } from '../saving/open-saved-menu.ts'
import { isSeenById } from '../saving/seen-by-guests.ts'
import { hasUnsavedChanges } from '../store/open-menu.ts'
import type { Action } from './action.ts'
import type { MenuContext, StepContext } from './contexts.ts'
import { openPanel } from './open-panel.ts'

/**
 * Of what needs a menu with dishes, at the first step: the second one has such a menu.
 * @param sentence where there is no menu; who began an empty one shouldn't have to generate any
 */
export const withoutDishes =
  (sentence: string) =>
  ({ step, open }: StepContext): string | null => {
    if (step !== 'content') return null
    if (open.menu === null) return sentence
    return countItems(open.menu) === 0 ? 'Please add a dish first.' : null
  }

export const save: Action<MenuContext> = {
  key: 'save',
  name: 'Save Menu',
  icon: Save,
  keys: ['$mod+s'],
  keysWork: 'everywhere',
  refusal: 'Cannot Save Menu',
  whyNot: withoutDishes('Please generate a menu first.'),
  isPending: ({ saving, isSavingQuiet }) => saving.state === 'saving' && !isSavingQuiet,
  pendingLabel: 'Saving…',
  hint: ({ open }) => (isSeenById(open.savedAs?.id) ? 'Guests see the changes at once' : undefined),
  bar: ({ open }) => ({
    // With nothing to save, it doesn't ask for a press.
    variant: open.savedAs === null || hasUnsavedChanges(open) ? 'primary' : 'secondary',
    className: 'max-sm:px-3',
  }),
  perform: ({ saving }) => void saving.saveAndTell(),
}

export const saveCopy: Action<MenuContext> = {
  key: 'save-copy',
  name: 'Save as a copy',
  icon: CopyPlus,
  isAllowed: () => may('edit prices', 'declare allergens'),
  refusal: 'Cannot Save Menu',
  whyNot: (context) =>
    context.open.savedAs === null ? 'This menu was never saved.' : (save.whyNot?.(context) ?? null),
  more: ({ open, step }) => open.savedAs !== null && (step === 'content' ? 'work' : 'menu'),
  perform: ({ saving }) => void saving.saveAndTell('as copy'),
}

export const saveForDate: Action<MenuContext> = {
  key: 'save-for-date',
  name: 'Save for a Date…',
  icon: CalendarClock,
  isAllowed: () => may('publish'),
  searchWords: 'plan schedule version autumn publish later',
  refusal: 'Cannot Save for a Date',
  whyNot: (context) =>
    context.open.savedAs === null
      ? 'Please save this menu first.'
      : !hasUnsavedChanges(context.open)
        ? 'Change the menu first, and do not save it. Then choose the date from which guests see it so.'
        : (save.whyNot?.(context) ?? null),
  more: ({ open, step }) => open.savedAs !== null && (step === 'content' ? 'work' : 'menu'),
  perform: () => openPanel('version'),
}

export const record: Action<MenuContext> = {
  key: 'record',
  name: 'Record',
  icon: History,
  searchWords: 'versions history restore publications inspector earlier states',
  whyNot: ({ open }) => (open.savedAs === null ? 'This menu was never saved.' : null),
  more: ({ open, step }) => open.savedAs !== null && (step === 'content' ? 'work' : 'menu'),
  href: ({ open }) => recordPath(open.savedAs?.id ?? ''),
}

export const discard: Action<MenuContext> = {
  key: 'discard',
  name: 'Discard Changes',
  icon: Undo2,
  searchWords: 'revert saved version',
  whyNot: ({ open }) =>
    open.savedAs !== null && hasUnsavedChanges(open) ? null : 'This menu has no changes that are not saved.',
  more: ({ open, step }) => open.savedAs !== null && (step === 'content' ? 'work' : 'menu'),
  perform: () => void discardChanges().catch(showErrorToast),
}
