import type { z } from 'zod'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { issueSentence } from '#contract/shared/issue-sentence.ts'
import { meantIssues } from '#contract/shared/meant-issues.ts'
import { type UnknownField, unknownFields } from '#contract/shared/sent-fields.ts'
import { AppError } from '../../errors/app-error.ts'
import { parseJson } from './read-json.ts'
import { findUnstorable } from './storable-text.ts'

/** Faults that one refusal names. */
const MOST_FAULTS = 20

/**
 * In a value with more parts than a menu of 100 dishes has, only the first fault is looked for. To find all of them
 * takes up to 17 µs a part: 20 ms here, a second for 60,000 empty items.
 */
const MOST_VALUES_OF_ALL_FAULTS = 2000

/**
 * What a schema makes of a value that somebody sent.
 * @param values how many there are in it, where that may be many
 * @param unknown what nothing describes: named first, since what is missing may be what was misspelled
 * @throws {AppError} of that code, with the faults
 */
export function judge(
  schema: z.ZodType,
  value: unknown,
  code: ErrorCode,
  values = 0,
  unknown: readonly UnknownField[] = [],
): unknown {
  // Of a list zod judges the length before the entries, so what is too long costs nothing.
  const first: z.core.ParseContextInternal<z.core.$ZodIssue> = { error: issueSentence, abortEarly: true }
  const quick = schema.safeParse(value, first)
  if (quick.success) return quick.data
  const isSmall = values <= MOST_VALUES_OF_ALL_FAULTS
  const { error = quick.error } = isSmall ? schema.safeParse(value, { error: issueSentence }) : quick
  const faults = meantIssues(withoutFollowing(error.issues).slice(0, MOST_FAULTS), value)
  const fields = [...unknown, ...faults]
    .slice(0, MOST_FAULTS)
    .map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
  // An address with a part that cannot be an id is not found; details of the id would not help.
  const message = code === 'not_found' ? undefined : fields[0]?.message
  throw new AppError(code, { message, details: { fields } })
}

/** Of a value of another type only that: its length and its form don't matter then. */
const withoutFollowing = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] => {
  const ofOtherType = new Set<string>()
  return issues.filter(({ code, path }) => {
    const place = path.map(String).join('.')
    if (ofOtherType.has(place)) return false
    if (code === 'invalid_type') ofOtherType.add(place)
    return true
  })
}

/**
 * The same for a whole body, of which nothing is dropped.
 * @throws {AppError} `invalid_input`, also with the names of fields that its call does not describe
 */
export function judgeBody(schema: z.ZodType, value: unknown, values = 0): unknown {
  const isSmall = values <= MOST_VALUES_OF_ALL_FAULTS
  const unknown = isSmall ? unknownFields(schema, value) : []
  const judged = judge(schema, value, 'invalid_input', values, unknown)
  refuseUnknown(isSmall ? unknown : unknownFields(schema, value))
  return judged
}

/** @throws {AppError} `invalid_input` with the names of what nothing describes */
export function refuseUnknown(unknown: readonly UnknownField[]): void {
  if (unknown.length === 0) return
  const fields = unknown.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new AppError('invalid_input', { message: fields[0]?.message, details: { fields } })
}

/** @throws {AppError} where a text or a name in it cannot be kept */
export function refuseUnstorable(value: unknown, code: ErrorCode): void {
  const found = findUnstorable(value)
  if (!found) return
  const { path, message } = found
  throw new AppError(code, { message, details: { fields: [{ path: path.join('.'), message }] } })
}

/**
 * What a schema makes of a body of JSON.
 * @throws {AppError} `malformed_json`, `too_large`, `invalid_input`
 */
export function judgeJson(schema: z.ZodType, body: Uint8Array): unknown {
  const { value, values, isSuspect } = parsed(body)
  if (isSuspect) refuseUnstorable(value, 'invalid_input')
  return judgeBody(schema, value, values)
}

function parsed(body: Uint8Array) {
  try {
    return parseJson(new TextDecoder().decode(body))
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('malformed_json', { cause })
  }
}
