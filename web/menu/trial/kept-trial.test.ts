import { beforeEach, describe, expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { stamped } from '#domain/menu/stored/read-stored.ts'
import { trialMenu } from '#domain/site/trial/trial-menu.ts'
import {
  answerOffer,
  claimedTrial,
  claimTrial,
  forgetClaimed,
  noteTrialWanted,
  offeredTrial,
  TRIAL_STORAGE_KEY,
} from './kept-trial.ts'

/** As much of a browser's storage as is used. */
function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
}

function keep(storage: Storage, changes: number, name?: string): void {
  const { restaurant: sample, ...menu } = trialMenu()
  const restaurant = { ...sample, ...(name && { name }) }
  const state = {
    menu,
    restaurant,
    design: defaultDesign,
    templateId: 1,
    revision: 2 + changes,
    safeRevision: 2,
  }
  storage.setItem(TRIAL_STORAGE_KEY, JSON.stringify({ state: stamped(state), version: 1 }))
}

describe('the menu of the trial', () => {
  let storage: Storage
  beforeEach(() => {
    storage = memory()
  })

  it('goes to who signs in first, and to nobody after', () => {
    keep(storage, 1)
    expect(claimTrial(storage, 'anna', true)).toBe('taken')
    expect(claimTrial(storage, 'ben', true)).toBe('none')
    expect(claimedTrial(storage, 'ben')).toBeNull()
    expect(claimedTrial(storage, 'anna')?.restaurant.name).toBe('The Sea Gate')
  })

  it('stays with its account until the account has it', () => {
    keep(storage, 1)
    claimTrial(storage, 'anna', true)
    expect(claimTrial(storage, 'anna', true)).toBe('none')
    expect(claimedTrial(storage, 'anna')).not.toBeNull()
    forgetClaimed(storage, 'anna')
    expect(claimedTrial(storage, 'anna')).toBeNull()
  })

  it('is no work as long as nobody changed it or asked to keep it', () => {
    keep(storage, 0)
    expect(claimTrial(storage, 'anna', true)).toBe('none')
    keep(storage, 0)
    noteTrialWanted(storage)
    expect(claimTrial(storage, 'anna', true)).toBe('taken')
  })

  it('is work as soon as it is another restaurant’s, brought from a file', () => {
    keep(storage, 0, 'Gino’s')
    expect(claimTrial(storage, 'anna', true)).toBe('taken')
  })

  it('is only offered to an account that was there before and did not ask for it', () => {
    keep(storage, 1)
    expect(claimTrial(storage, 'anna', false)).toBe('offered')
    expect(claimedTrial(storage, 'anna')).toBeNull()
    expect(offeredTrial(storage, 'ben')).toBeNull()
    answerOffer(storage, 'anna', true)
    expect(offeredTrial(storage, 'anna')).toBeNull()
    expect(claimedTrial(storage, 'anna')).not.toBeNull()
  })

  it('is gone when the account declines it, and taken at once where it was asked for', () => {
    keep(storage, 1)
    claimTrial(storage, 'anna', false)
    answerOffer(storage, 'anna', false)
    expect([offeredTrial(storage, 'anna'), claimedTrial(storage, 'anna')]).toEqual([null, null])
    keep(storage, 1)
    noteTrialWanted(storage)
    expect(claimTrial(storage, 'anna', false)).toBe('taken')
  })
})
