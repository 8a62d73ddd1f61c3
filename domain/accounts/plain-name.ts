/**
 * Anybody can register another person's address under any name: one that is more than a plain name (an
 * address, a telephone number, a sentence, a second line) would make our mail the carrier of theirs.
 */
export const isPlainName = (name: string): boolean =>
  /^[\p{L}\p{M}\p{N}'’&_-]+( [\p{L}\p{M}\p{N}'’&_-]+){0,2}$/u.test(name) &&
  name.length <= 30 &&
  !/\d{5}/.test(name.replaceAll(/[ '’&_-]/g, ''))
