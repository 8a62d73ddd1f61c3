import { create } from 'zustand'

interface LapsedSession {
  /** The session is over, while the screen still shows the person's work. */
  readonly hasLapsed: boolean
  /** The dialog to sign in again is open. */
  readonly isAsking: boolean
  /** A screen for signed-in users shows, so it can ask to sign in again. */
  readonly canAsk: boolean
}

const none: LapsedSession = { hasLapsed: false, isAsking: false, canAsk: false }

export const useLapsedSession = create<LapsedSession>()(() => none)

let waiting: ((isSignedIn: boolean) => void)[] = []

function settle(isSignedIn: boolean): void {
  const settled = waiting
  waiting = []
  for (const resolve of settled) resolve(isSignedIn)
}

/** Call while a screen for signed-in users shows. */
export function offerToAsk(): () => void {
  useLapsedSession.setState({ canAsk: true })
  return () => {
    useLapsedSession.setState(none)
    settle(false)
  }
}

export const askToSignIn = (): void => useLapsedSession.setState({ isAsking: true })

/**
 * The server has refused a call since the session is over. Asks the person to sign in again, and resolves
 * once they did or would not.
 * @param isQuiet for background calls: the person is told only the first time, and the call does not wait
 */
export function signedInAgain(isQuiet: boolean): Promise<boolean> {
  const { canAsk, hasLapsed, isAsking } = useLapsedSession.getState()
  if (!canAsk) return Promise.resolve(false)
  if (!hasLapsed || !isQuiet) useLapsedSession.setState({ hasLapsed: true, isAsking: true })
  if (isQuiet && !isAsking) return Promise.resolve(false)
  return new Promise((resolve) => waiting.push(resolve))
}

/** The person signed in again: the waiting calls continue. */
export function endLapse(): void {
  useLapsedSession.setState({ hasLapsed: false, isAsking: false })
  settle(true)
}

/** The person closed the dialog: the waiting calls fail, and their next action opens it again. */
export function declineToSignIn(): void {
  useLapsedSession.setState({ isAsking: false })
  settle(false)
}
