import { useMatches } from 'react-router'

/** Handle of a screen that opens without a connection, though nobody can say who is signed in. */
export const OPENS_CUT_OFF = { opensCutOff: true }

export const useOpensCutOff = (): boolean => useMatches().some(({ handle }) => handle === OPENS_CUT_OFF)
