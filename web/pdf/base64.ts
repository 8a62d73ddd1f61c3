/** The bytes of a Base64 text. */
export const bytesOfBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
