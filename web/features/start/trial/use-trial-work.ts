import { useCallback, useEffect, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import { whenBackOnline } from '../../../lib/connection.ts'
import { restoreWork } from '../../../menu/saving/restore-work.ts'
import { forgetWaitingSave } from '../../../menu/saving/waiting-save.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { answerOffer, claimedTrial, offeredTrial } from '../../../menu/trial/kept-trial.ts'
import { type TakenTrial, takeTrial } from './take-trial.ts'

export type TrialWork =
  | { readonly state: 'none' }
  /** The account was there before the trial, and is asked. */
  | { readonly state: 'offered'; readonly name: string; readonly dishes: number }
  | { readonly state: 'taking' }
  /** It waits in this browser: the server could not take it yet. */
  | { readonly state: 'waiting' }
  | { readonly state: 'taken'; readonly taken: TakenTrial; readonly isOpen: boolean }

/**
 * Brings what was done before there was an account into the account, when its owner comes to a screen for the first
 * time; tried again when the connection is back.
 * @param opens does the screen show the open menu, so that the work opens there?
 */
export function useTrialWork(user: User, opens: boolean) {
  const [work, setWork] = useState<TrialWork>(() => workOf(user))

  const take = useCallback(async () => {
    try {
      const taken = await takeTrial(user)
      if (!taken) return
      if (!taken.hasRoom) forgetWaitingSave()
      if (opens) await restoreWork(taken.workId)
      setWork({ state: 'taken', taken, isOpen: opens })
    } catch {
      setWork({ state: 'waiting' })
    }
  }, [user, opens])

  // It is a draft until it is saved, wherever its owner opened it.
  const openWorkId = useOpenMenu((open) => open.work.id)
  const isSaved = useOpenMenu((open) => open.savedAs !== null)
  if (work.state === 'taken' && !work.isOpen && work.taken.workId === openWorkId)
    setWork({ ...work, isOpen: true })
  if (work.state === 'taken' && work.isOpen && isSaved) setWork({ state: 'none' })

  const { state } = work
  useEffect(() => {
    if (state === 'taking') void take()
    if (state === 'waiting') return whenBackOnline(() => void take())
    return undefined
  }, [state, take])

  return {
    work,
    retry: () => setWork({ state: 'taking' }),
    dismiss: () => setWork({ state: 'none' }),
    answer(isWanted: boolean) {
      answerOffer(localStorage, user.id, isWanted)
      setWork({ state: isWanted ? 'taking' : 'none' })
    },
  }
}

function workOf({ id }: User): TrialWork {
  if (claimedTrial(localStorage, id)) return { state: 'taking' }
  const offered = offeredTrial(localStorage, id)
  return offered?.menu
    ? { state: 'offered', name: offered.restaurant.name, dishes: countItems(offered.menu) }
    : { state: 'none' }
}
