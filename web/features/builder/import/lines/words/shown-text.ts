/** The words of a line to be seen: what stands apart stays apart, and blank cells leave no gap. */
export const shownText = (text: string): string => text.split('\t').filter(Boolean).join('   ')

/** The same to be heard. */
export const flatText = (text: string): string => text.split(/\s+/u).filter(Boolean).join(' ')
