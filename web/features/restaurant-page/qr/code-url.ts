/** What the code holds: the address with `?q`, by which visits through the code are told from others. */
export const codeUrl = (url: string): string => `${url}?q`
