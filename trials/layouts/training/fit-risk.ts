/** A dish that was read, and whether it was read wrong. */
export interface JudgedDish {
  readonly signs: readonly number[]
  readonly isWrong: boolean
  /** Is it asked about whatever its risk is? */
  readonly isAsked?: boolean
}

/** How strongly weights are drawn to 0. */
const RIDGE = 1
const STEPS = 12

/** Weights with which the signs of dishes say how likely each is wrong: logistic regression by Newton's method. */
export function fitRisk(dishes: readonly JudgedDish[]): number[] {
  const size = dishes[0]?.signs.length ?? 0
  let weights = new Array<number>(size).fill(0)
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = weights.map((weight) => -RIDGE * weight)
    const curve = weights.map((_, row) => weights.map((__, column): number => (row === column ? RIDGE : 0)))
    for (const { signs, isWrong } of dishes) {
      const risk = 1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)))
      const rest = (isWrong ? 1 : 0) - risk
      for (const [row, sign] of signs.entries()) {
        gradient[row] = (gradient[row] ?? 0) + rest * sign
        const own = curve[row] ?? []
        for (const [column, other] of signs.entries())
          own[column] = (own[column] ?? 0) + risk * (1 - risk) * sign * other
      }
    }
    const move = solved(curve, gradient)
    weights = weights.map((weight, at) => weight + (move[at] ?? 0))
  }
  return weights
}

/** The solution of a system of linear equations, by elimination with the largest pivot. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    let pivot = column
    for (let row = column; row < size; row += 1)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row
    const top = rows[pivot] ?? []
    rows[pivot] = rows[column] ?? []
    rows[column] = top
    for (const [at, row] of rows.entries()) {
      if (at === column) continue
      const times = (row[column] ?? 0) / (top[column] || 1)
      for (let place = column; place <= size; place += 1)
        row[place] = (row[place] ?? 0) - times * (top[place] ?? 0)
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] || 1))
}

/** The risk from which on a dish is marked, so that `share` of the right ones are. */
export function limitFor(
  risks: readonly { readonly risk: number; readonly isWrong: boolean }[],
  share: number,
): number {
  const right = risks
    .filter(({ isWrong }) => !isWrong)
    .map(({ risk }) => risk)
    .toSorted((one, other) => other - one)
  return right[Math.floor(right.length * share)] ?? 1
}
