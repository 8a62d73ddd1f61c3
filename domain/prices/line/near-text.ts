/** Characters: the words that decide what a number is stand so near. */
const NEAR = 80

/** What stands right before a place of a text: patterns that end there never search a whole line. */
export const aheadOf = (text: string, at: number): string => text.slice(Math.max(0, at - NEAR), at)

/** What stands right behind a place of a text. */
export const behindOf = (text: string, at: number): string => text.slice(at, at + NEAR)
