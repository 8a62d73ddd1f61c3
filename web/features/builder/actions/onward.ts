import { ArrowRight, Check } from 'lucide-react'
import type { Action } from '../../../menu/actions/action.ts'
import { withoutDishes } from '../../../menu/actions/saving.ts'
import { knownCuisineOf } from '../../../menu/store/cuisine-of.ts'
import { mayChange } from '../../../plan/own-role.ts'
import type { BuilderContext } from './context.ts'

const withoutMenu = withoutDishes('Please generate a menu first')

const refused: Pick<Action<BuilderContext>, 'refusal' | 'whyNot' | 'searchWords' | 'isAllowed'> = {
  searchWords: 'next step template',
  isAllowed: () => mayChange('design'),
  refusal: 'Cannot Proceed',
  whyNot: (context) =>
    withoutMenu(context) ??
    (knownCuisineOf(context.open) === null ? 'Please generate a menu first with a cuisine selected' : null),
}

export const onwardActions: readonly Action<BuilderContext>[] = [
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
