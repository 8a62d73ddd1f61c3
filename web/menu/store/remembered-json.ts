/** The texts of parts that never change: an edit makes a new object of what it changes, and of nothing else. */
const texts = new WeakMap<object, string>()

/**
 * The same text as `JSON.stringify`, of plain data that never changes in place. The objects at this depth are turned
 * into text once, and never again while they live.
 * @param depth how many levels of objects and lists lie above the remembered ones
 */
export function rememberedJson(value: object, depth: number): string {
  if (depth === 0) return rememberedText(value)
  const text = (part: unknown) =>
    typeof part === 'object' && part !== null ? rememberedJson(part, depth - 1) : JSON.stringify(part)
  if (Array.isArray(value)) return `[${value.map((part) => text(part) ?? 'null').join(',')}]`
  const fields = Object.entries(value).flatMap(([name, part]) => {
    const written = text(part)
    return written === undefined ? [] : [`${JSON.stringify(name)}:${written}`]
  })
  return `{${fields.join(',')}}`
}

function rememberedText(part: object): string {
  const known = texts.get(part)
  if (known !== undefined) return known
  const text = JSON.stringify(part)
  texts.set(part, text)
  return text
}
