/**
 * The script of a restaurant's page: while a guest looks at it, it goes on with what the kitchen and the house say.
 * Without it the page shows what held when it was opened.
 */
import { OPEN_PAGE_HEADER } from '#contract/pages/open-page.ts'
import { follow } from './follow.ts'

const ASKS_EVERY_MS = 10_000
const ANSWER_WITHIN_MS = 8000

/** No page loads itself again before: two servers of different versions would send it to and fro. */
const LOADS_AGAIN_AFTER_MS = 60_000

let asked = 0

async function ask(): Promise<void> {
  if (document.visibilityState !== 'visible') return
  asked += 1
  const turn = asked
  try {
    // Without a change the answer is 304, and the browser reads what it has.
    const response = await fetch(location.pathname + location.search, {
      cache: 'no-cache',
      headers: { [OPEN_PAGE_HEADER]: 'true' },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    const html = await response.text()
    // A later question has been answered, or is about to be.
    if (turn !== asked) return
    if (response.redirected || response.status === 404) loadAgain()
    else if (response.ok) show(new DOMParser().parseFromString(html, 'text/html'))
  } catch {
    // The network or the server is away: the page stays as it is.
  }
}

function show(next: Document): void {
  // The page's policy knows the style rules that it came with.
  if (stylesOf(next) !== stylesOf(document)) {
    loadAgain()
    return
  }
  document.title = next.title
  follow(document.body, next.body)
}

const stylesOf = (page: Document) => page.querySelector('head > style')?.textContent

function loadAgain(): void {
  if (performance.now() > LOADS_AGAIN_AFTER_MS) location.reload()
}

setInterval(ask, ASKS_EVERY_MS)
// A phone that was put away, and a page that the browser kept.
document.addEventListener('visibilitychange', ask)
window.addEventListener('pageshow', ({ persisted }) => persisted && ask())
