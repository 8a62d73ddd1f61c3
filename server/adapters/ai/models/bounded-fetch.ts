/**
 * A fetch for untrusted providers: an answer of more bytes than `maxBytes` (after decompression) breaks off. A
 * redirect is an error as well, because the key would be sent along.
 */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    const { body, status, statusText, headers } = response
    return new Response(body?.pipeThrough(atMost(maxBytes)), { status, statusText, headers })
  }
}

function atMost(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) controller.error(new RangeError(`The answer has more than ${maxBytes} bytes`))
      else controller.enqueue(chunk)
    },
  })
}
