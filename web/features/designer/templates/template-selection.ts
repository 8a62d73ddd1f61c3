import { TEMPLATE_SELECTION_STORAGE_KEY as KEY } from '../../../menu/store/menu-session.ts'

// Remembers across reloads that the owner has chosen a template; a new menu session forgets it.

export const isTemplateSelectionComplete = (): boolean => localStorage.getItem(KEY) === 'true'
export const completeTemplateSelection = (): void => localStorage.setItem(KEY, 'true')
export const clearTemplateSelection = (): void => localStorage.removeItem(KEY)
