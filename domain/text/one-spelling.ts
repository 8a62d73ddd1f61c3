/** A text as it is compared with what it was: composed accents, one space between words, none around them. */
export const inOneSpelling = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
