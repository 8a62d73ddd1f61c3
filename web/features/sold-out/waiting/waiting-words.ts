import { create } from 'zustand'
import type { ReportInput } from '#contract/restaurant/sold-out.ts'
import { WAITING_WORDS_KEY } from '../../../menu/live/kept-kitchens.ts'

/** A word that was said here and is not known to have reached the server. */
export interface WaitingWord extends Omit<ReportInput['words'][number], 'agoMs'> {
  readonly id: string
  readonly dish: string
  /** By the clock of this device, in ms of the epoch. */
  readonly saidAt: number
}

type Words = Readonly<Record<string, readonly WaitingWord[]>>

/** By the key of the kitchen; they outlive the page. */
export const useWaitingWords = create<Words>()(() => readStored())

export const NO_WORDS: readonly WaitingWord[] = []

export const waitingIn = (key: string): readonly WaitingWord[] => useWaitingWords.getState()[key] ?? NO_WORDS

export const keepWord = (key: string, word: WaitingWord): void => change(key, [...waitingIn(key), word])

export function dropWords(key: string, ids: ReadonlySet<string>): void {
  change(
    key,
    waitingIn(key).filter(({ id }) => !ids.has(id)),
  )
}

function change(key: string, words: readonly WaitingWord[]): void {
  const { [key]: _before, ...others } = useWaitingWords.getState()
  const next: Words = words.length > 0 ? { ...others, [key]: words } : others
  useWaitingWords.setState(next, true)
  try {
    localStorage.setItem(WAITING_WORDS_KEY, JSON.stringify(next))
  } catch {
    // A browser without storage sends them all the same, while the page is open.
  }
}

function readStored(): Words {
  try {
    return (JSON.parse(localStorage.getItem(WAITING_WORDS_KEY) ?? '{}') as Words | null) ?? {}
  } catch {
    return {}
  }
}
