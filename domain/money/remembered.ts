/** Languages come from menus, so what is kept for them is bounded. */
const MOST = 200

/** A function of texts that keeps its answers: Intl takes 1 to 20 µs for each, and a menu asks a thousand times. */
export function remembered<Keys extends readonly (string | number | undefined)[], Answer>(
  make: (...keys: Keys) => Answer,
): (...keys: Keys) => Answer {
  const kept = new Map<string, Answer>()
  return (...keys) => {
    const key = keys.join('\n')
    const found = kept.get(key)
    if (found !== undefined) return found
    if (kept.size >= MOST) kept.clear()
    const made = make(...keys)
    kept.set(key, made)
    return made
  }
}
