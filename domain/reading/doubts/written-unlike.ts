/** Amounts of a menu that a habit needs to be one. */
const LEAST = 6

/** Share of them that has to keep to it. */
const MOST = 0.8

/** How the cents of an amount in minor units are written: none, halves and quarters, 90s, others. */
function ending(amount: number): string {
  const cents = Math.abs(amount) % 100
  if (cents === 0) return 'whole'
  if (cents % 25 === 0) return 'quarters'
  return cents % 10 === 0 || cents % 10 === 5 || cents % 10 === 9 ? 'tens' : 'odd'
}

/**
 * Returns whether an amount ends otherwise than nearly all of its menu, and not as any may: in nothing or
 * in a half.
 */
export function isWrittenUnlike(amount: number, all: readonly number[]): boolean {
  if (all.length < LEAST) return false
  const own = ending(amount)
  if (own === 'whole' || own === 'quarters') return false
  const alike = all.filter((other) => ending(other) === own).length
  const most = Math.max(
    ...['whole', 'quarters', 'tens', 'odd'].map(
      (kind) => all.filter((other) => ending(other) === kind).length,
    ),
  )
  return alike < most && most >= all.length * MOST
}
