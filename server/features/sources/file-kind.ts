export type MenuFileKind = 'pdf' | 'jpg' | 'png' | 'webp' | 'html' | 'txt'

const SIGNATURES: readonly (readonly [MenuFileKind, RegExp])[] = [
  ['pdf', /%PDF-/],
  ['jpg', /^\xFF\xD8\xFF/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
]

/** Bytes in which a file says what it is. */
const HEAD = 1024

/**
 * What a file is, by its first bytes; what isn't a known file is a page or a text where its server says so.
 * Undefined for everything else.
 */
export function kindOfFile(bytes: Uint8Array, contentType: string): MenuFileKind | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1')
  const known = SIGNATURES.find(([, signature]) => signature.test(head))?.[0]
  if (known) return known
  const mediaType = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const looksLikePage = /^\s*(?:\xEF\xBB\xBF)?\s*<(?:!doctype html|html|head|body|\?xml)/i.test(head)
  if (/^(?:text\/html|application\/xhtml\+xml)$/.test(mediaType) || (mediaType === '' && looksLikePage))
    return 'html'
  const isText = /^(?:text\/.*|application\/(?:ld\+)?json)$/.test(mediaType) && !head.includes('\0')
  return isText ? (looksLikePage ? 'html' : 'txt') : undefined
}
