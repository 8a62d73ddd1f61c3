import { unzipSync } from 'fflate'
import { type ErrorCode, errorBodySchema, errorTable, isErrorCode } from '#contract/errors/errors.ts'
import { type Endpoint, errorCodesOf } from '#contract/shared/endpoint.ts'
import type { Answer } from './send.ts'
import { undescribed } from './values.ts'

/** What is wrong with an answer; the same words for the same fault, so that it is reported once. */
export type Fault = string

/** Refusals that aren't faults of the server's: somebody it needs is away, or it has too much to do. */
const EXCUSED: ReadonlySet<ErrorCode> = new Set([
  'typesetter_busy',
  'server_busy',
  'no_proposals',
  'payment_unavailable',
  'typeset_timeout',
])

/** Words that only the inside of a server says. */
const INSIDE =
  /\bat (?:async )?[\w.<>]+ \(|node_modules|node:internal|\/work\/|\/tmp\/|file:\/\/|SQLITE_|SqliteError|syntax error at or near|\bselect .{1,80} from "|invalid byte sequence|TypeError|RangeError|ReferenceError|URIError|ZodError|ERR_[A-Z]{3}/

/**
 * Judges an answer by what the contract promises of the call.
 * @param marker is in everything that someone else has stored
 */
export function judge(endpoint: Endpoint, { status, headers, body }: Answer, marker: string): Fault[] {
  if (status === 0) return ['no answer']
  const texts = textsOf(headers, body)
  return [
    // Administrators are shown the accounts of others and what they did.
    ...(!endpoint.errors?.includes('not_administrator') &&
    texts.some((text) => text.toLowerCase().includes(marker))
      ? ["another user's data"]
      : []),
    ...(status >= 400 && texts.some((text) => INSIDE.test(text)) ? ['the inside of the server'] : []),
    ...(headers['x-request-id'] ? [] : [`no request id on ${status}`]),
    ...(status < 400
      ? judgeSuccess(endpoint, status, headers, body)
      : judgeRefusal(endpoint, status, headers, body)),
  ]
}

function judgeSuccess(endpoint: Endpoint, status: number, headers: Answer['headers'], body: Buffer): Fault[] {
  if (status !== endpoint.status) return [`status ${status} in the place of ${endpoint.status}`]
  const type = String(headers['content-type'] ?? '')
  if (status === 204) return body.length === 0 ? [] : ['a body where there is none']
  if (endpoint.file) return body.length > 0 && !type.includes('text/plain') ? [] : ['no file']
  if (!endpoint.output) return ['an answer that is not described']
  const answer = parseJson(body)
  const parsed = endpoint.output.safeParse(answer)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return [`an answer unlike its description: ${placeOf(issue?.path ?? [])} ${issue?.message}`]
  }
  return undescribed(endpoint.output, answer).map((path) => `more than is described: ${path}`)
}

function judgeRefusal(endpoint: Endpoint, status: number, headers: Answer['headers'], body: Buffer): Fault[] {
  const answer = parseJson(body)
  const parsed = errorBodySchema.safeParse(answer)
  if (!parsed.success) return [`status ${status} without an error body`]
  const { code, requestId } = parsed.data
  if (!isErrorCode(code)) return [`the code ${code} of no table`]
  const faults = undescribed(errorBodySchema, answer).map((path) => `more than is described: ${path}`)
  if (errorTable[code].status !== status) faults.push(`status ${status} for ${code}`)
  if (!errorCodesOf(endpoint).includes(code)) faults.push(`${code} is not described`)
  if (requestId !== headers['x-request-id']) faults.push('two request ids')
  if (status >= 500 && !EXCUSED.has(code)) faults.push(`${status} ${code}`)
  return faults
}

/** The code of a refusal; the status where there is none. */
export function codeOf({ status, body }: Answer): string {
  if (status > 0 && status < 400) return '2xx'
  const answer = parseJson(body)
  return typeof answer === 'object' && answer !== null && 'code' in answer
    ? String(answer.code)
    : String(status)
}

const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Without the numbers of places in lists: the third item is the same fault as the fourth. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('/')

function textsOf(headers: Answer['headers'], body: Buffer): string[] {
  const isZip = body.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
  const contents = isZip ? Object.values(unzipSync(body)).map((file) => Buffer.from(file)) : [body]
  return [JSON.stringify(headers), ...contents.map((content) => content.toString('latin1'))]
}
