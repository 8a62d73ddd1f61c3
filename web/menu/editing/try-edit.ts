import { type Menu, menuSchema } from '#domain/menu/model/menu.ts'
import { excessiveSavings } from '#domain/menu/prices/savings.ts'
import { refusedEdit } from '../store/judged-edits.ts'
import { useOpenMenu } from '../store/open-menu.ts'

/**
 * Applies an edit to the open menu, if what comes of it can be kept.
 * @returns why it cannot, in a sentence; null when it was applied
 */
export function tryEdit(change: (menu: Menu) => Menu, step?: string): string | null {
  const { menu, edit } = useOpenMenu.getState()
  if (!menu) return null
  const next = change(menu)
  const refused = refusedEdit(menu, next)
  if (refused !== null) return refused
  const problems = problemsIn(next)
  if (problems.length > 0) {
    // What is already at fault must not keep its owner from fixing something else.
    const before = problemsIn(menu)
    const problem = problems.find((message) => !before.includes(message))
    if (problem !== undefined) return problem
  }
  edit(() => next, step)
  return null
}

const problemsIn = (menu: Menu): string[] => [
  ...(menuSchema.safeParse(menu).error?.issues ?? []).map(({ message }) => message),
  ...excessiveSavings(menu).map(({ message }) => message),
]
