import { create } from 'zustand'

/** Returns whether the panel of preflight is open. */
export const usePreflightPanel = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))

export const showPreflight = (isOpen: boolean): void => usePreflightPanel.setState({ isOpen })
