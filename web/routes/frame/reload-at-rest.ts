import { queryClient } from '../../lib/query-client.ts'
import { restedMs } from '../../lib/typing-rest.ts'

/** So long, in ms, nobody has touched the page. */
const REST_MS = 8000

const OPEN_DIALOG = '[role=dialog], [role=alertdialog], [role=menu]'
const FIELD = 'input, textarea, select, [contenteditable]'

export interface Rest {
  /** What the person asked for could not be loaded: they wait. */
  readonly isPartLost: boolean
  /** Something was entered that no one keeps until it is sent. */
  readonly hasInput: boolean
}

/** Whether the page can be loaded again without anybody's losing a letter, or a place that they look at. */
export const isAtRest = ({ isPartLost, hasInput }: Rest): boolean =>
  !hasInput &&
  (isPartLost || restedMs() >= REST_MS) &&
  queryClient.isMutating() === 0 &&
  document.querySelector(OPEN_DIALOG) === null &&
  !document.activeElement?.matches(FIELD) &&
  letsGo()

/** Whether no screen would ask before it is left. */
export const letsGo = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
