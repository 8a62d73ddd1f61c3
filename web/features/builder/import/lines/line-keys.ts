import type { KeyboardEvent } from 'react'
import type { ReviewRow } from '#domain/reading/review/read-work.ts'
import type { LineActs } from './words/line-acts.ts'
import { roleOfKey } from './words/role-words.ts'

export interface LineKeys {
  readonly rows: readonly ReviewRow[]
  readonly current: number | null
  readonly acts: LineActs
  readonly go: (key: number) => void
  readonly onEdit: (key: number) => void
  readonly undo: (() => void) | undefined
}

const fields = 'input, textarea, select, [role="menu"]'

/** The next row in this direction that a person should look at, from the end again where none is left. */
export function nextDoubtful(
  rows: readonly ReviewRow[],
  current: number | null,
  by: 1 | -1,
): ReviewRow | undefined {
  const at = rows.findIndex(({ key }) => key === current)
  const from = at === -1 && by === -1 ? 0 : at
  for (let step = 1; step <= rows.length; step += 1) {
    const row = rows.at((from + by * step + rows.length) % rows.length)
    if (row?.isDoubtful) return row
  }
  return undefined
}

/** Handles the keys of the review, as {@link reviewKeys} lists them. */
export function handleLineKey(
  event: KeyboardEvent,
  { rows, current, acts, go, onEdit, undo }: LineKeys,
): void {
  const target = event.target as HTMLElement
  if (target.matches(fields) || target.closest(fields)) return
  const isCommand = event.ctrlKey || event.metaKey
  const act = isCommand
    ? event.key.toLowerCase() === 'z' && !event.shiftKey && undo
    : actOf(event, { rows, current, acts, go, onEdit }, target)
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act()
}

function actOf(
  { key, altKey }: KeyboardEvent,
  { rows, current, acts, go, onEdit }: Omit<LineKeys, 'undo'>,
  target: HTMLElement,
): (() => void) | undefined {
  const at = rows.findIndex((row) => row.key === current)
  const row = rows[at]
  const by = key === 'ArrowUp' || key === 'k' ? -1 : 1
  const goTo = (to: ReviewRow | undefined) => to && (() => go(to.key))
  if (key === 'j' || key === 'k') return goTo(nextDoubtful(rows, current, by))
  // Enter on a button is the button's.
  const isOnRow = target.dataset.row !== undefined
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    if (altKey && row) return () => acts.move(row.key, by)
    return goTo(rows[at + by] ?? rows[at])
  }
  if (altKey || !row) return undefined
  if (isOnRow && (key === 'Enter' || key === 'F2')) return () => onEdit(row.key)
  // Rows of a sheet stay apart.
  if (key === 'm') return row.isOfTable ? undefined : () => acts.join(row.key)
  if (key === 'y') return () => acts.confirm(row.key, row.role)
  if (key === 'v') return marksOf(target)
  const role = roleOfKey(key, row)
  return role && (() => acts.say([row.key], role))
}

/** Presses the marks of a row: a dish of which something was read has them. */
function marksOf(target: HTMLElement): (() => void) | undefined {
  const button = target.closest('[data-row]')?.querySelector<HTMLElement>('[data-action="marks"]')
  return button ? () => button.click() : undefined
}
