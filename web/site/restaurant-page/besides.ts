/** Where links of an embedded page open: the website around it stays, and other pages of ours are in no frame. */
export const besides = (isEmbedded: boolean): '_blank' | undefined => (isEmbedded ? '_blank' : undefined)
