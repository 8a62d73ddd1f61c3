import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/**
 * Returns the issues of a refused value without unions: those of the alternative that was meant. One with a
 * required field that the value doesn't have was not meant.
 */
export const meantIssues = (issues: readonly Issue[], value: unknown): Issue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
    const part = partAt(value, issue.path)
    if (typeof part !== 'object' || part === null) return [issue]
    const [meant] = issue.errors.toSorted((one, other) => missedOf(one, part) - missedOf(other, part))
    const whole = (meant ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    return meantIssues(whole, value)
  })

/** Counts the fields of an alternative that a value misses; a value that isn't an object misses all of them. */
function missedOf(issues: readonly Issue[], part: object): number {
  if (issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0)) return Infinity
  const isMissing = ([key, ...inside]: Issue['path']) =>
    key !== undefined && inside.length === 0 && !(key in part)
  return issues.filter(({ path }) => isMissing(path)).length
}

const partAt = (value: unknown, path: Issue['path']): unknown =>
  path.reduce<unknown>((part, key) => (part as Readonly<Record<PropertyKey, unknown>>)?.[key], value)
