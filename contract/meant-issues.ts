import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/**
 * The issues of a refused value without unions: in the place of one that says that no alternative fits stand those
 * of the alternative that was meant. An alternative that misses a field which the value does not have was not.
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

/** How many fields an alternative misses in a value; one that is no object misses all of it. */
function missedOf(issues: readonly Issue[], part: object): number {
  if (issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0)) return Infinity
  const isMissing = ([key, ...inside]: Issue['path']) =>
    key !== undefined && inside.length === 0 && !(key in part)
  return issues.filter(({ path }) => isMissing(path)).length
}

const partAt = (value: unknown, path: Issue['path']): unknown =>
  path.reduce<unknown>((part, key) => (part as Readonly<Record<PropertyKey, unknown>>)?.[key], value)
