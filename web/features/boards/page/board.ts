import type { BoardState, BoardView } from '#contract/restaurant/board-page.ts'
import { keepBoard, keptState, startWorker } from './screen/keep-board.ts'
import { createScreen } from './screen/screen.ts'

/** Asks for the board's state, turns its pages, and goes on with what it has while the server is away. */
const ASKS_EVERY_MS = 750
/** A state whose first pages have to be made takes some seconds. */
const ANSWER_WITHIN_MS = 20_000
const OLD_AFTER_MS = 60 * 60 * 1000

const main = document.querySelector('main') as HTMLElement
const { path = '', shell = '', worker = '' } = main.dataset
const screen = createScreen(main)

let state: BoardState | undefined
let tag = ''
/** When the server was heard last, and what its clock had before ours then, in milliseconds. */
let heardAt = Date.now()
let ahead = 0
let shown: BoardView | undefined

async function ask(): Promise<void> {
  try {
    const response = await fetch(`${path}/state`, {
      cache: 'no-store',
      headers: tag ? { 'if-none-match': tag } : {},
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    if (response.status === 404) return gone()
    if (response.status === 200) {
      const next: BoardState = await response.json()
      if (next.shell !== shell) reloadOnce(next.shell)
      state = next
      tag = response.headers.get('etag') ?? ''
      keepBoard(path, next)
    } else if (response.status !== 304) return
    heardAt = Date.now()
    ahead = Date.parse(response.headers.get('date') ?? '') - heardAt || 0
  } catch {
    // The network or the server is away: it goes on with what it has.
  }
}

/** Its owner has deleted it, or closed the page. */
function gone(): void {
  state = undefined
  tag = ''
  shown = undefined
  keepBoard(path, undefined)
  screen.clear('This board is not on show.')
}

/** Another version of this page: once, so that two servers that differ send no screen to and fro. */
function reloadOnce(next: string): void {
  if (sessionStorage.getItem(path) === next) return
  sessionStorage.setItem(path, next)
  location.reload()
}

/** What is to be seen at this moment. */
function due(): BoardView | undefined {
  const come = state?.coming.filter(({ at }) => Date.parse(at) <= Date.now() + ahead) ?? []
  return (come[come.length - 1] ?? state)?.view
}

async function show(): Promise<void> {
  const view = due()
  if (state && view && view !== shown) {
    if (await screen.show(view, state.secondsPerPage)) shown = view
    // Pictures that did not come are requested again.
    else tag = ''
  }
  screen.sayAge(Date.now() - heardAt > OLD_AFTER_MS ? new Date(heardAt) : undefined)
}

async function run(): Promise<void> {
  await ask()
  if (!state && !shown) {
    const kept = await keptState(path)
    if (kept) {
      state = kept.state
      heardAt = kept.at
    }
  }
  await show()
  setTimeout(run, ASKS_EVERY_MS)
}

startWorker(worker, path)
keepAwake()
fillScreenByClick()
screen.clear('One moment. The menu is on its way.')
run()

/** A click fills the screen, another one ends that: browsers don't let a page do so without a click. */
function fillScreenByClick(): void {
  document.addEventListener('click', () => {
    const changed = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen?.()
    changed?.catch(() => {})
  })
}

/** Keeps the screen from going dark, where the browser can. */
function keepAwake(): void {
  // Small among the owner's screens it is not on a wall.
  if (window.top !== window) return
  const ask = () => {
    if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => {})
  }
  document.addEventListener('visibilitychange', ask)
  ask()
}
