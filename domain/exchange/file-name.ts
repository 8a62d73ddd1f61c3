/**
 * Characters that file systems refuse in names, with the space around them; and those that turn the order
 * of letters, with which a name can show an ending that it does not have.
 */
const REFUSED_IN_FILE_NAMES = /[\s\p{Cc}\p{Bidi_Control}/\\:*?"<>|]+/gu

export const fileNameFor = (menuName: string): string =>
  menuName.replaceAll(REFUSED_IN_FILE_NAMES, ' ').trim() || 'Menu'
