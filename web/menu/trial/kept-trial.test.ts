import { beforeEach, describe, expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { stamped } from '#domain/menu/stored/read-stored.ts'
import { trialMenu } from '#domain/site/trial/trial-menu.ts'
import { claimedTrial, claimTrial, forgetClaimed, noteTrialWanted, TRIAL_STORAGE_KEY } from './kept-trial.ts'

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

function keep(storage: Storage, changes: number): void {
  const { restaurant, ...menu } = trialMenu()
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
    expect(claimTrial(storage, 'anna')).toBe(true)
    expect(claimTrial(storage, 'ben')).toBe(false)
    expect(claimedTrial(storage, 'ben')).toBeNull()
    expect(claimedTrial(storage, 'anna')?.restaurant.name).toBe('The Sea Gate')
  })

  it('stays with its account until the account has it', () => {
    keep(storage, 1)
    claimTrial(storage, 'anna')
    expect(claimTrial(storage, 'anna')).toBe(false)
    expect(claimedTrial(storage, 'anna')).not.toBeNull()
    forgetClaimed(storage, 'anna')
    expect(claimedTrial(storage, 'anna')).toBeNull()
  })

  it('is no work as long as nobody changed it or asked to keep it', () => {
    keep(storage, 0)
    expect(claimTrial(storage, 'anna')).toBe(false)
    keep(storage, 0)
    noteTrialWanted(storage)
    expect(claimTrial(storage, 'anna')).toBe(true)
  })
})
