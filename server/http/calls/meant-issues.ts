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

/** How many fields an alternative misses in a value. */
const missedOf = (issues: readonly Issue[], part: object): number =>
  issues.filter(({ path: [key, ...inside] }) => key !== undefined && inside.length === 0 && !(key in part))
    .length

const partAt = (value: unknown, path: Issue['path']): unknown =>
  path.reduce<unknown>((part, key) => (part as Readonly<Record<PropertyKey, unknown>>)?.[key], value)
