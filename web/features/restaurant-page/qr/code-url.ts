/**
 * Returns what the code holds: the address with `?q`, which distinguishes visits through the code from
 * others.
 */
export const codeUrl = (url: string): string => `${url}?q`
