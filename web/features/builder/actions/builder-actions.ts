import { ArrowRight, Check } from 'lucide-react'
import type { Action } from '../../../menu/actions/action.ts'
import type { StepContext } from '../../../menu/actions/contexts.ts'
import { exportActions } from '../../../menu/actions/exports.tsx'
import { find, help, myMenus, typeChange } from '../../../menu/actions/finding.ts'
import { historyActions } from '../../../menu/actions/history.ts'
import { discard, record, save, saveCopy, saveForDate, withoutDishes } from '../../../menu/actions/saving.ts'
import { preflight, preview, share } from '../../../menu/actions/showing.ts'
import { knownCuisineOf } from '../../../menu/store/cuisine-of.ts'
import { mayChange } from '../../../plan/own-role.ts'
import type { BuilderContext } from './context.ts'
import { dishActions, importMenu } from './dishes.ts'
import { sections, viewActions } from './views.ts'
import { wholeMenuActions } from './whole-menu.ts'

const withoutMenu = withoutDishes('Please generate a menu first')

const refused: Pick<Action<BuilderContext>, 'refusal' | 'whyNot' | 'searchWords' | 'isAllowed'> = {
  searchWords: 'next step template',
  isAllowed: () => mayChange('design'),
  refusal: 'Cannot Proceed',
  whyNot: (context) =>
    withoutMenu(context) ??
    (knownCuisineOf(context.open) === null ? 'Please generate a menu first with a cuisine selected' : null),
}

const onwardActions: readonly Action<BuilderContext>[] = [
  {
    ...refused,
    key: 'finalize',
    name: 'Finalize Menu Content',
    icon: Check,
    isPending: ({ finalize }) => finalize.isPending,
    pendingLabel: 'Finalizing…',
    bar: ({ room, wasFinalized }) => room >= 48 && !wasFinalized && { variant: 'quiet' },
    more: 'onward',
    perform: ({ finalize }) => finalize.go(),
  },
  {
    ...refused,
    key: 'continue',
    name: 'Continue to Design',
    icon: ArrowRight,
    bar: ({ room, wasFinalized }) => room >= (wasFinalized ? 48 : 90) && { variant: 'quiet', icon: 'after' },
    more: 'onward',
    perform: ({ onContinueToDesign }) => onContinueToDesign(),
  },
]

/** All that can be done at the first step, in the order in which the bar, the ⋯ menu and the palette have it. */
export const builderActions: readonly Action<BuilderContext>[] = [
  find,
  typeChange,
  ...historyActions,
  preview,
  sections,
  ...viewActions,
  preflight,
  share,
  save,
  ...onwardActions,
  ...dishActions,
  importMenu,
  ...exportActions,
  saveCopy,
  saveForDate,
  record,
  discard,
  ...wholeMenuActions,
  help,
  myMenus,
]

/** Before there is a menu. */
export const blankActions: readonly Action<StepContext>[] = [find, importMenu, help, myMenus]
