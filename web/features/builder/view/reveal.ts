import { create } from 'zustand'

/** A place of the open menu that somebody asked to see: a section, or an item of it, or a text of the item. */
export interface RevealedPlace {
  readonly sectionId: number
  readonly itemId?: number
  /** Opened for editing: a text of the item, the name of the section, or the line where its next dish is typed. */
  readonly field?: 'name' | 'prices' | 'description' | 'next-dish'
}

/** What others ask the sheet to show: it takes the place, scrolls to it and forgets it. */
export const useRevealed = create<{ readonly place: RevealedPlace | null }>()(() => ({ place: null }))

export const reveal = (place: RevealedPlace): void => useRevealed.setState({ place })

export const forgetRevealed = (): void => useRevealed.setState({ place: null })

/** The section that is at the top of the sheet as it is scrolled: the outline marks it. */
export const useSectionInView = create<{ readonly sectionId: number | null }>()(() => ({ sectionId: null }))

export const noteSectionInView = (sectionId: number | null): void => {
  if (useSectionInView.getState().sectionId !== sectionId) useSectionInView.setState({ sectionId })
}
