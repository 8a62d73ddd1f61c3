import { CopyPlus, Save } from 'lucide-react'
import { countItems } from '#domain/menu/model/walk.ts'
import type { Action } from './action.ts'
import type { MenuContext, StepContext } from './contexts.ts'

/** Of what needs a menu with dishes, at the first step: the second one has such a menu. */
export const withoutDishes =
  (sentence: string) =>
  ({ step, open }: StepContext): string | null =>
    step === 'content' && (open.menu === null || countItems(open.menu) === 0) ? sentence : null

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
  bar: () => ({ variant: 'primary', className: 'max-sm:px-3' }),
  perform: ({ saving }) => void saving.saveAndTell(),
}

export const saveCopy: Action<MenuContext> = {
  key: 'save-copy',
  name: 'Save as a copy',
  icon: CopyPlus,
  refusal: 'Cannot Save Menu',
  whyNot: (context) =>
    context.open.savedAs === null ? 'This menu was never saved.' : (save.whyNot?.(context) ?? null),
  more: ({ open, step }) => open.savedAs !== null && (step === 'content' ? 'work' : 'menu'),
  perform: ({ saving }) => void saving.saveAndTell('as copy'),
}
