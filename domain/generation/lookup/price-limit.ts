const AMOUNT = String.raw`(?:\$|usd )?(\d{1,3})(?:\.\d\d)?(?: (?:dollars|bucks|usd))?(?: each)?`
const LIMITS: readonly RegExp[] = [
  new RegExp(
    `^(?:all |everything |dishes |plates |small plates |bites )?(?:under|below|less than|up to|no more than|not more than) ${AMOUNT}$`,
  ),
  new RegExp(`^${AMOUNT} (?:or less|or under|and under|and below)$`),
]

/** Nothing on a menu costs so little: such a number counts something else. */
const LEAST = 4

/** The most that a plate costs by words such as `Under $10` or `12 and under`, in whole dollars; undefined else. */
export function priceLimit(text: string): number | undefined {
  const words = text.toLowerCase().trim()
  const most = Number(LIMITS.map((limit) => limit.exec(words)?.[1]).find(Boolean) ?? 0)
  return most >= LEAST ? most : undefined
}
