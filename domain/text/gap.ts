/** Between two columns of a line of text. */
export const GAP = '\t'
