import { create } from 'zustand'

/** What lies over a step: the command palette, the list of shortcuts, or the date of a version. */
export type Panel = 'palette' | 'shortcuts' | 'version'

export const useOpenPanel = create<{ readonly panel: Panel | null }>()(() => ({ panel: null }))

export const openPanel = (panel: Panel): void => useOpenPanel.setState({ panel })

export const closePanel = (): void => useOpenPanel.setState({ panel: null })
