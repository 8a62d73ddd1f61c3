import { describe, expect, it } from 'vitest'
import { newMenu } from '#domain/menu/model/menu.ts'
import '#tests/builders/browser-storage.ts'
import { type Action, labelOf, moreGroupOf, moreGroups } from '../../../menu/actions/action.ts'
import { save } from '../../../menu/actions/saving.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import type { ScreenRoom } from '../../../ui/hooks/use-screen-size.ts'
import { rowKeys } from '../sheet/keys/row-keys.ts'
import { blankActions, builderActions } from './builder-actions.ts'
import type { BuilderContext } from './context.ts'

const rooms: readonly ScreenRoom[] = [0, 48, 64, 75, 90]
const nothing = () => undefined

const contextAt = (room: ScreenRoom, changes: Partial<BuilderContext> = {}): BuilderContext => ({
  step: 'content',
  room,
  open: useOpenMenu.getInitialState(),
  isSignedIn: true,
  saving: { state: 'idle', saveAndTell: async () => undefined },
  isSavingQuiet: false,
  share: { isPending: false, share: nothing },
  exports: { isPending: false, start: nothing },
  preview: { isReady: true, open: nothing },
  musts: null,
  onView: nothing,
  finalize: { isPending: false, go: nothing },
  onContinueToDesign: nothing,
  wasFinalized: false,
  refresh: { isPending: false, refresh: nothing },
  isPaneOpen: true,
  ...changes,
})

const barOf = (context: BuilderContext) =>
  builderActions.flatMap((action) => {
    const look = action.bar?.(context)
    return look ? [look.label ?? labelOf(action, context)] : []
  })
const moreOf = (context: BuilderContext) =>
  moreGroups.flatMap((group) =>
    builderActions
      .filter((action) => moreGroupOf(action, context) === group)
      .map((action) => labelOf(action, context)),
  )

describe('the bar of the first step', () => {
  it.each<[ScreenRoom, string[]]>([
    [0, ['Save Menu']],
    [48, ['Undo', 'Redo', 'Check Menu', 'Save Menu', 'Finalize Menu Content']],
    [64, ['Undo', 'Redo', 'Check Menu', 'Share Menu', 'Save Menu', 'Finalize Menu Content']],
    [75, ['Undo', 'Redo', 'Preview', 'Check Menu', 'Share Menu', 'Save Menu', 'Finalize Menu Content']],
    [
      90,
      [
        'Undo',
        'Redo',
        'Preview',
        'Check Menu',
        'Share Menu',
        'Save Menu',
        'Finalize Menu Content',
        'Continue to Design',
      ],
    ],
  ])('of %d rem has %j', (room, labels) => {
    expect(barOf(contextAt(room))).toEqual(labels)
  })

  it('leads on to a design that waits, and offers to finalize in the ⋯ menu', () => {
    const context = contextAt(75, { wasFinalized: true })
    expect(barOf(context)).toContain('Continue to Design')
    expect(barOf(context)).not.toContain('Finalize Menu Content')
    expect(moreOf(context)).toContain('Finalize Menu Content')
  })
})

it('makes Save Menu the loudest action while something is to be saved', () => {
  const variantOf = (open: Partial<BuilderContext['open']>) => {
    const context = contextAt(90)
    return save.bar?.({ ...context, open: { ...context.open, menu: newMenu(), ...open } })
  }
  const savedAs = { id: 'a', version: 1 } as BuilderContext['open']['savedAs']
  expect(variantOf({ savedAs: null })).toMatchObject({ variant: 'primary' })
  expect(variantOf({ savedAs, revision: 2, safeRevision: 1 })).toMatchObject({ variant: 'primary' })
  expect(variantOf({ savedAs, revision: 2, safeRevision: 2 })).toMatchObject({ variant: 'secondary' })
})

it.each(rooms)('shows every specified action once, in the bar or the ⋯ menu, at %d rem', (room) => {
  const context = contextAt(room)
  const shown = [...barOf(context), ...moreOf(context)]
  expect(shown.filter((label, at) => shown.indexOf(label) !== at)).toEqual([])
  expect(shown).toEqual(
    expect.arrayContaining([
      'Undo',
      'Redo',
      'Preview',
      'Check Menu',
      'Save Menu',
      'Finalize Menu Content',
      'Continue to Design',
      'Add Item',
      'Suggest dishes…',
      'Refresh the whole menu',
      'Import',
      'Export As',
      'Menu Details',
      'Edit Restaurant Details',
      'Choices & Extras',
      'Change Prices',
      'My Menus',
      'Find…',
      // A phone has it at its foot.
      ...(room > 0 ? ['Share Menu'] : ['Sections', 'Diets & Allergens', 'Kitchen Sign-Off', 'Advice']),
    ]),
  )
})

it.each([
  ['with a menu', builderActions],
  ['without', blankActions as readonly Action<never>[]],
])('gives each action a key and keys that no other has, %s', (_, actions: readonly Action<never>[]) => {
  for (const names of [actions.map(({ key }) => key), actions.flatMap(({ keys = [] }) => keys)]) {
    expect(names).toEqual([...new Set(names)])
  }
})

it('says in the words of the specification why no menu leads nowhere, and asks for a dish of an empty one', () => {
  const reasonsIn = (context: BuilderContext) =>
    Object.fromEntries(
      builderActions.flatMap(({ key, refusal, whyNot }) =>
        refusal ? [[key, [refusal, whyNot?.(context)]]] : [],
      ),
    )
  const empty = contextAt(90, { open: { ...useOpenMenu.getInitialState(), menu: newMenu() } })
  expect(reasonsIn(empty)).toMatchObject({
    save: ['Cannot Save Menu', 'Please add a dish first.'],
    finalize: ['Cannot Proceed', 'Please add a dish first.'],
  })
  expect(reasonsIn(contextAt(90))).toMatchObject({
    save: ['Cannot Save Menu', 'Please generate a menu first.'],
    share: ['Cannot Save Menu', 'Please generate a menu first.'],
    finalize: ['Cannot Proceed', 'Please generate a menu first'],
    continue: ['Cannot Proceed', 'Please generate a menu first'],
  })
})

it('explains each key of the actions and of the rows in other words', () => {
  const names = [...builderActions.filter(({ keys }) => keys), ...rowKeys].map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

it('leads nobody to My Menus who has no account', () => {
  const myMenus = blankActions.find(({ key }) => key === 'my-menus')
  expect(myMenus?.whyNot?.(contextAt(90, { isSignedIn: false }))).toBe('Menus are kept in an account.')
  expect(myMenus?.whyNot?.(contextAt(90))).toBeNull()
  expect(moreOf(contextAt(90, { isSignedIn: false }))).not.toContain('My Menus')
})
