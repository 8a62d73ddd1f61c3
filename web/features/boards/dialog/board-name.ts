const MOST_LETTERS = 40

/** The last part of an address that a title suggests: `Große Theke 2` gives `grosse-theke-2`. */
export const nameFromTitle = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_LETTERS)
    .replaceAll(/^-+|-+$/g, '')
