/**
 * The path of a picture on this server; null for any other address. A picture from another server would
 * tell that server who reads which menu, and when.
 */
export const ownPath = (address: string | null): string | null =>
  address !== null && OWN_PATH.test(address) ? address : null

/** One slash and not two, either way round; browsers leave out line breaks and tabs between them. */
const OWN_PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u
