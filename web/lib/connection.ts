import { create } from 'zustand'

/** What a person reads when Carte cannot be reached. */
export const NO_CONNECTION = 'No connection. Please check your network and try again.'

/** The same where a menu is being made, which the browser keeps. */
export const NO_CONNECTION_WORK_KEPT = 'No connection. Your work is kept on this device.'

/** A call that did not reach the server, or whose answer did not come back. */
export class NoConnectionError extends Error {
  override readonly name = 'NoConnectionError'

  constructor(cause: unknown) {
    super(NO_CONNECTION, { cause })
  }
}

/** Did the last call reach the server? */
export const useConnection = create<{ readonly isCutOff: boolean }>()(() => ({ isCutOff: false }))

export function noteConnection(isCutOff: boolean): void {
  if (useConnection.getState().isCutOff !== isCutOff) useConnection.setState({ isCutOff })
}

/** Calls back each time that the server is reached again. */
export const whenBackOnline = (listener: () => void): (() => void) =>
  useConnection.subscribe((now, before) => before.isCutOff && !now.isCutOff && listener())

/**
 * The answer to a request.
 * @throws {NoConnectionError} instead of what a browser says of a broken connection ("Failed to fetch")
 */
export async function reached<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await request()
    noteConnection(false)
    return answer
  } catch (error) {
    // Nobody waits for the answer any more: that says nothing of the connection.
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    noteConnection(true)
    throw new NoConnectionError(error)
  }
}
