/** What the printed code of a page holds: with `?q`, visits through the code differ from others. */
export const codeAddress = (pageUrl: string): string => `${pageUrl}?q`
