import { create } from 'zustand'

interface Trial {
  /** A stranger works on a menu that only this browser keeps. */
  readonly isOn: boolean
  readonly isAsking: boolean
}

export const useTrial = create<Trial>()(() => ({ isOn: false, isAsking: false }))

export const isTrial = (): boolean => useTrial.getState().isOn

/**
 * Asks a stranger to register for what needs an account.
 * @returns whether the stranger was asked; false for who has an account
 */
export function askedToRegister(): boolean {
  if (!isTrial()) return false
  useTrial.setState({ isAsking: true })
  return true
}

export const stopAskingToRegister = (): void => useTrial.setState({ isAsking: false })
