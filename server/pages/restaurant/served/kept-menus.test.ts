import { expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { type LiveState, nothingLive } from '#domain/live/state/live-menu.ts'
import { liveOutput } from '#domain/live/state/live-output.ts'
import type { Output } from '#domain/plans/output.ts'
import { buildContent } from '../../../../tests/builders/build-menu.ts'
import { toViewerMenu } from '../../viewer/viewer-menu.ts'
import { menuOnItsOwn, servedOutput } from './kept-menus.ts'
import { pageAddresses } from './page-addresses.ts'
import type { StateMenu } from './page-state.ts'

const saved: Output = {
  content: buildContent({ items: 6, sections: 2 }),
  design: defaultDesign,
  templateId: 1,
}
const row = {
  ...{ id: 'menu', ownerId: 'owner', name: 'Lunch', version: 1, cuisineId: 5, targetCheckAverageCents: 2500 },
  ...{ createdAt: '2026-06-05T16:00:00.000Z', sharedAt: '2026-06-05T16:00:00.000Z' },
} as StateMenu['row']
const recipeOf = () => undefined
const place = { row, slug: 'osteria', key: 'lunch' }

const stateOf = (soldOut: LiveState['soldOut']): LiveState => ({ ...nothingLive, soldOut })
const shownIn = (soldOut: LiveState['soldOut']) =>
  menuOnItsOwn(servedOutput(saved, { state: stateOf(soldOut), plan: 'basic', recipeOf }), place)

/** As it would be made at once. */
const madeOf = (soldOut: LiveState['soldOut']) => ({
  ...toViewerMenu(
    { row, ...liveOutput(saved, stateOf(soldOut), 'basic', recipeOf) },
    { visitor: null, addresses: pageAddresses('osteria', 'lunch', 1), prefix: '' },
  ),
  isShared: true,
})

it.each([
  ['nothing', new Map()],
  ['a struck dish', new Map([[9002, 'struck']])],
  ['two struck dishes', new Map([9002, 9005].map((id) => [id, 'struck']))],
  ['a hidden dish beside a struck one', new Map([...[[9001, 'hidden']], [9003, 'struck']] as const)],
  ['dishes that are not on it', new Map([[7, 'struck']])],
] as [string, LiveState['soldOut']][])('shows %s as a menu that is made at once', (_, soldOut) => {
  expect(shownIn(soldOut)).toEqual(madeOf(soldOut))
})

it('keeps the sections that a word leaves as they are', () => {
  const before = shownIn(new Map([[9001, 'struck']]))
  const after = shownIn(new Map([9001, 9002].map((id) => [id, 'struck'] as const)))
  const isSame = after.sections.map((section, at) => section === before.sections[at])
  expect(isSame).toEqual([true, false])
})
