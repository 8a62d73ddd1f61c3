import { describe, expect, it } from 'vitest'
import type { SavedMenu } from '#contract/menus/saved-menus.ts'
import { ApiError } from '../../lib/api.ts'
import { NO_CONNECTION_WORK_KEPT, NoConnectionError } from '../../lib/connection.ts'
import {
  nextSaving,
  refusalOf,
  type SaveOutcome,
  type SavingEvent,
  type SavingState,
} from './saving-state.ts'

const refused = (status: number, body: object) =>
  new ApiError(new Response(null, { status }), JSON.stringify(body), '')

const conflictError = refused(409, {
  code: 'version_conflict',
  message: 'This menu was changed elsewhere.',
  details: { currentVersion: 7 },
})
const limitError = refused(402, { code: 'plan_limit', message: 'The Basic plan keeps 3 menus.' })

const saved: SaveOutcome = { kind: 'saved', menu: {} as SavedMenu }
const conflict = refusalOf(conflictError)

/** The state after these events, from the start. */
const stateAfter = (...events: SavingEvent[]): SavingState => events.reduce(nextSaving, { state: 'idle' })
const save = (attempt = 1): SavingEvent => ({ type: 'save', attempt })
const answer = (outcome: SaveOutcome, attempt = 1): SavingEvent => ({ type: 'answer', attempt, outcome })

describe('a failed save', () => {
  it('is a conflict where another version of this menu was saved', () => {
    expect(conflict.kind).toBe('conflict')
  })

  it('is known as the limit of the plan', () => {
    expect(refusalOf(limitError).kind).toBe('plan limit')
  })
})

describe('saving', () => {
  it('shows a success for a while', () => {
    expect(stateAfter(save())).toEqual({ state: 'saving', attempt: 1 })
    expect(stateAfter(save(), answer(saved))).toEqual({ state: 'saved' })
    expect(stateAfter(save(), answer(saved), { type: 'settle' })).toEqual({ state: 'idle' })
  })

  it.each([
    ['the limit of the plan', limitError, 'The Basic plan keeps 3 menus.'],
    ['a broken connection', new NoConnectionError(new TypeError()), NO_CONNECTION_WORK_KEPT],
    ['a page of a proxy', refused(502, {}), 'There was a problem saving your menu. Please try again.'],
  ])('says why it failed: %s', (_, error, reason) => {
    expect(stateAfter(save(), answer(refusalOf(error)))).toEqual({ state: 'failed', reason })
  })

  it('forgets a failure while it tries again', () => {
    expect(stateAfter(save(), answer(refusalOf(limitError)), save(2)).state).toBe('saving')
  })

  it('waits for a connection instead of showing a failure', () => {
    const cutOff = refusalOf(new NoConnectionError(new TypeError()))
    expect(stateAfter(save(), answer(cutOff), { type: 'wait' })).toEqual({ state: 'waiting' })
    expect(stateAfter(save(), { type: 'wait' }, save(2)).state).toBe('saving')
  })

  it('waits for the last of several attempts', () => {
    expect(stateAfter(save(1), save(2), answer(conflict, 1)).state).toBe('saving')
    expect(stateAfter(save(1), save(2), answer(conflict, 1), answer(saved, 2)).state).toBe('saved')
  })
})

describe('a conflict', () => {
  const inConflict = [save(), answer(conflict)]

  it('leaves the menu unsaved when it is dismissed', () => {
    expect(stateAfter(...inConflict).state).toBe('conflict')
    expect(stateAfter(...inConflict, { type: 'dismiss' })).toEqual({
      state: 'failed',
      reason: 'This menu was changed elsewhere.',
    })
  })

  it('ends when what was decided is saved', () => {
    expect(stateAfter(...inConflict, save(2), answer(saved, 2))).toEqual({ state: 'saved' })
  })

  it('is not brought back by what comes too late', () => {
    const late: SavingEvent[] = [{ type: 'dismiss' }, { type: 'settle' }, answer(conflict)]
    for (const event of late) expect(stateAfter(event)).toEqual({ state: 'idle' })
  })
})
