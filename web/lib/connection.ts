import { create } from 'zustand'

export const NO_CONNECTION = 'No connection. Please check your network and try again.'

/** The same on a screen with an open menu, which the browser stores. */
export const NO_CONNECTION_WORK_KEPT = 'No connection. Your work is kept on this device.'

/** The same where Save Menu was pressed meanwhile. */
export const WAITING_WORK_KEPT = 'Waiting for the connection; your work is kept on this device.'

/** A call that did not reach the server, or the answer was lost. */
export class NoConnectionError extends Error {
  override readonly name = 'NoConnectionError'

  constructor(cause: unknown) {
    super(NO_CONNECTION, { cause })
  }
}

/** Returns whether the last call reached the server. */
export const useConnection = create<{ readonly isCutOff: boolean }>()(() => ({ isCutOff: false }))

export function noteConnection(isCutOff: boolean): void {
  if (useConnection.getState().isCutOff !== isCutOff) useConnection.setState({ isCutOff })
}

/** Calls the listener each time the server is reached again. */
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
    // An aborted call says nothing about the connection.
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    noteConnection(true)
    throw new NoConnectionError(error)
  }
}
