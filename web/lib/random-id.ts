/**
 * Random bytes in hexadecimal. `randomUUID` is missing on pages without TLS, as on servers of a local
 * network.
 */
export const randomId = (bytes = 12): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
