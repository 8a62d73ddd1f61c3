import { create } from 'zustand'

/** What lists the actions of a step: the command palette, or the shortcuts. */
export type Panel = 'palette' | 'shortcuts'

export const useOpenPanel = create<{ readonly panel: Panel | null }>()(() => ({ panel: null }))

export const openPanel = (panel: Panel): void => useOpenPanel.setState({ panel })

export const closePanel = (): void => useOpenPanel.setState({ panel: null })
