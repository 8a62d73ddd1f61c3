/** A text that is no longer than the model takes. */
export const clipped = (text: string, most: number): string =>
  (text.length <= most ? text : text.slice(0, most)).trim()
