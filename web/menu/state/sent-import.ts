import type { OpenMenu } from './menu-state.ts'

/** A body has room for a menu and for this of what it came from, in characters; no menu stays unsaved for it. */
const MOST_SENT = 700_000

/** What is sent of the last import with a menu; without it, the next file asks about each difference. */
export function sentImport({ lastImport }: OpenMenu): Pick<OpenMenu, 'lastImport'> {
  if (lastImport === undefined) return {}
  return { lastImport: JSON.stringify(lastImport).length > MOST_SENT ? null : lastImport }
}
