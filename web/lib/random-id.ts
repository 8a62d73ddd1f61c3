/** Random bytes in hexadecimal: `randomUUID` is missing on pages without TLS, as in local networks. */
export const randomId = (bytes = 12): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
