/** Random bytes in hexadecimal. `randomUUID` is missing from pages without TLS, where a server of one's own network often is. */
export const randomId = (bytes = 12): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
