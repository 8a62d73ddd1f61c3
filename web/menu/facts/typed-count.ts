/** What a box for a count holds: a whole number in its range, nothing, or a text that is neither. */
export type TypedCount = { readonly count: number | undefined } | { readonly problem: string }

/**
 * A count as it was typed; an empty box says nothing.
 * @param range both ends belong to it
 */
export function readCount(
  typed: string,
  { what, min, max }: { readonly what: string; readonly min: number; readonly max: number },
): TypedCount {
  const text = typed.trim()
  if (text === '') return { count: undefined }
  // 1,200 and 1 200 are how people write it.
  const count = Number(/^\d{1,3}(?:[ ,.\u00A0]\d{3})+$/.test(text) ? text.replaceAll(/\D/g, '') : text)
  return Number.isInteger(count) && count >= min && count <= max && /^[\d ,.\u00A0]+$/.test(text)
    ? { count }
    : { problem: `${what} are a whole number from ${min} to ${max.toLocaleString('en')}.` }
}
