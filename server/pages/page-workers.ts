import { KITCHEN_PAGE } from '#contract/kitchen-links.ts'
import { SOLD_OUT_PATH } from '#contract/pages.ts'

/** Workers lie among the other files and each works for pages of one kind: where, by what their file is called. */
const PAGE_WORKERS = {
  '/assets/board-worker-': ['/r/'],
  '/assets/kitchen-worker-': [KITCHEN_PAGE, SOLD_OUT_PATH],
} as const

/**
 * The addresses for which the worker in this file may answer.
 * @param wanted what the page asks for that registers it: `/sold-out`
 * @returns undefined for a file that isn't a worker of pages
 */
export function workerScope(path: string, wanted: string | undefined): string | undefined {
  const scopes: readonly string[] | undefined = Object.entries(PAGE_WORKERS).find(([file]) =>
    path.startsWith(file),
  )?.[1]
  return scopes?.find((scope) => scope === wanted) ?? scopes?.[0]
}
