import { create } from 'zustand'

/**
 * Returns whether the panel of preflight is open. Its button is in the bar, on a phone in the menu of the
 * rest.
 */
export const usePreflightPanel = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))

export const showPreflight = (isOpen: boolean): void => usePreflightPanel.setState({ isOpen })
