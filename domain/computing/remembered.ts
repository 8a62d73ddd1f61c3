/**
 * A function of texts that keeps its answers: Intl takes 1 to 20 µs for each, and a menu asks a thousand times.
 * @param most as many answers are kept, since languages and amounts come from menus
 */
export function remembered<Keys extends readonly (string | number | undefined)[], Answer>(
  make: (...keys: Keys) => Answer,
  most = 200,
): (...keys: Keys) => Answer {
  const kept = new Map<string, Answer>()
  return (...keys) => {
    const key = keys.length === 1 ? String(keys[0]) : keys.join('\n')
    const found = kept.get(key)
    if (found !== undefined) return found
    if (kept.size >= most) kept.clear()
    const made = make(...keys)
    kept.set(key, made)
    return made
  }
}
