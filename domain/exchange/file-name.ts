/** Characters that file systems refuse in names, with the space around them. */
const REFUSED_IN_FILE_NAMES = /[\s\p{Cc}/\\:*?"<>|]+/gu

/** The name of a menu's files, without an ending. */
export const fileNameFor = (menuName: string): string =>
  menuName.replaceAll(REFUSED_IN_FILE_NAMES, ' ').trim() || 'Menu'
