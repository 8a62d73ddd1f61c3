import { create } from 'zustand'

interface LapsedSession {
  /** The session is over, while the screen still shows the person's work. */
  readonly hasLapsed: boolean
  /** The dialog to sign in again is open. */
  readonly isAsking: boolean
  /** The person closed that dialog since the session ended. */
  readonly hasDeclined: boolean
  /** A screen for signed-in users shows, so it can ask to sign in again. */
  readonly canAsk: boolean
}

/**
 * When a call that finds the session over opens the dialog to sign in: `always` for what the person does,
 * `once` for what follows from it or is asked again and again, so that a person who closed the dialog is
 * left alone, and `never` for what the screen asks in the background.
 */
export type AsksToSignIn = 'always' | 'once' | 'never'

const none: LapsedSession = { hasLapsed: false, isAsking: false, hasDeclined: false, canAsk: false }

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
 * once they did or would not. A call that does not always ask waits only while the dialog is open already.
 */
export function signedInAgain(asks: AsksToSignIn = 'always'): Promise<boolean> {
  const { canAsk, isAsking, hasDeclined } = useLapsedSession.getState()
  if (!canAsk) return Promise.resolve(false)
  const opens = asks === 'always' || (asks === 'once' && !hasDeclined)
  useLapsedSession.setState({ hasLapsed: true, isAsking: isAsking || opens })
  if (asks !== 'always' && !isAsking) return Promise.resolve(false)
  return new Promise((resolve) => waiting.push(resolve))
}

/** The person signed in again: the waiting calls continue. */
export function endLapse(): void {
  useLapsedSession.setState({ hasLapsed: false, isAsking: false, hasDeclined: false })
  settle(true)
}

/** The person closed the dialog: the waiting calls fail, and their next action opens it again. */
export function declineToSignIn(): void {
  useLapsedSession.setState({ isAsking: false, hasDeclined: true })
  settle(false)
}
