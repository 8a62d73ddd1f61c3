import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface Pane {
  readonly isOpen: boolean
  show(isOpen: boolean): void
}

/** Whether the pages are next to the menu, where there is room; the browser remembers it. */
export const usePane = create<Pane>()(
  persist((set) => ({ isOpen: true, show: (isOpen) => set({ isOpen }) }), {
    name: 'carte-page-pane',
    version: 1,
    partialize: ({ isOpen }) => ({ isOpen }),
  }),
)
