/** Values under such names stay out of the log, however deep they lie. */
const SECRET_NAME =
  /pass(word|phrase|wd)|secret|token|cookie|authorization|api[-_]?key|credential|signature|^(key|dsn)$/i

/** How secrets and addresses of people look where they are part of a text, and what is left of them. */
const SECRET_TEXTS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // postgres://user:password@host
  [/(\w:\/\/[^\s/:@]*):[^\s/@]+@/g, '$1:…@'],
  [/([?&;#](?:token|code|key|secret|sig|signature|password|x-amz-[\w-]+)=)[^&\s"'<>]+/gi, '$1…'],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, '$1 …'],
  [/\b(?:[spr]k|whsec)[-_][\w-]{8,}/g, '…'],
  // A JSON Web Token.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '…'],
  // Where a mail goes to; refusals of mail servers name it.
  [/[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\w-]+\.)+[a-z]{2,}\b/gi, '…@…'],
  [/\b([\w.-]*session_token=)[^;\s"']+/g, '$1…'],
]

const CENSOR = '…'
const LONGEST_TEXT = 8000
const LONGEST_LIST = 50
const DEEPEST = 8

/** Content of the log as plain data without secrets, also of errors with their causes and of deep objects. */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return textWithoutSecrets(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) return CENSOR
  if (value instanceof Error) return plainError(value, depth)
  if (value instanceof Date || value instanceof URL)
    return textWithoutSecrets(value instanceof URL ? value.href : value.toJSON())
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`
  if (Array.isArray(value))
    return value.slice(0, LONGEST_LIST).map((entry) => withoutSecrets(entry, depth + 1))
  const plain: Record<string, unknown> = {}
  for (const [name, entry] of Object.entries(value))
    plain[name] = isSecret(name, entry) ? CENSOR : withoutSecrets(entry, depth + 1)
  return plain
}

/** A count of tokens is none, and neither is whether there is one. */
const isSecret = (name: string, value: unknown): boolean =>
  SECRET_NAME.test(name) && (typeof value === 'string' || (typeof value === 'object' && value !== null))

export function textWithoutSecrets(text: string): string {
  const short = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
  return SECRET_TEXTS.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), short)
}

/** What an error says of itself, and no more: libraries add requests, prompts and rows with people's data. */
function plainError(error: Error, depth: number): Record<string, unknown> {
  const { code, status, statusCode, reason } = error as unknown as Record<string, unknown>
  const facts = Object.entries({ code, status, statusCode, reason }).filter(
    ([, fact]) => typeof fact === 'string' || typeof fact === 'number',
  )
  return {
    type: error.name,
    message: textWithoutSecrets(error.message),
    stack: error.stack && textWithoutSecrets(error.stack),
    ...Object.fromEntries(facts),
    ...(error.cause !== undefined && { cause: withoutSecrets(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && { errors: withoutSecrets(error.errors, depth + 1) }),
  }
}
