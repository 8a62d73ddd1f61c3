import type { BoardPage, BoardView } from '#contract/restaurant/board-page.ts'
import { sheetOf, strike } from './sheet.ts'

interface Sheet {
  readonly element: HTMLElement
  page: BoardPage
}

/** Places around the middle, in pixels, so that no line of a page stays on the same points of a screen for ever. */
const PLACES = ['0, 0', '3px, 2px', '-2px, 3px', '-3px, -2px', '2px, -3px']
const MOVES_EVERY_MS = 60_000

/** As long as a page fades in (`board.css`), and a little longer. */
const FADES_MS = 1000

export interface Screen {
  /**
   * Shows other pages, once all of them are there; the page that is seen stays until then, and so does one that goes on.
   * @returns false where a picture did not come, and nothing has changed
   */
  show(view: BoardView, secondsPerPage: number): Promise<boolean>
  /** Nothing but a sentence. */
  clear(sentence: string): void
  /** Says how old the pages are; undefined where they are not. */
  sayAge(since: Date | undefined): void
}

export function createScreen(main: HTMLElement): Screen {
  const part = (name: string) => main.querySelector(`.${name}`) as HTMLElement
  const stage = part('pages')
  const notice = part('notice')
  const text = part('text')
  const age = part('age')
  let sheets: Sheet[] = []
  let seen = 0
  let seconds = 0
  let turn: ReturnType<typeof setTimeout> | undefined
  let moves = 0

  setInterval(() => {
    moves += 1
    stage.style.transform = `translate(${PLACES[moves % PLACES.length]})`
  }, MOVES_EVERY_MS)

  /** The page before stays below the one that fades in, until that covers it. */
  function look(at: number): void {
    const next = sheets[at]?.element
    for (const before of stage.querySelectorAll('.seen')) {
      if (before === next) continue
      before.classList.replace('seen', 'left')
      setTimeout(() => before.classList.remove('left'), FADES_MS)
    }
    next?.classList.remove('left')
    next?.classList.add('seen')
    seen = at
  }

  function turnLater(): void {
    clearTimeout(turn)
    turn = setTimeout(() => {
      if (sheets.length > 1) look((seen + 1) % sheets.length)
      turnLater()
    }, seconds * 1000)
  }

  function say(view: Pick<BoardView, 'notice' | 'text'>): void {
    const lines = view.notice ? [view.notice.title, ...view.notice.lines] : []
    notice.replaceChildren(
      ...lines.map((line, at) => {
        const element = document.createElement(at === 0 ? 'h1' : 'p')
        element.textContent = line
        return element
      }),
    )
    const words = view.text.join('\n')
    if (text.textContent !== words) text.textContent = words
  }

  return {
    async show(view, secondsPerPage) {
      const known = new Map(sheets.map((sheet) => [sheet.page.src, sheet]))
      const next = view.pages.map((page): Sheet => known.get(page.src) ?? { element: sheetOf(page), page })
      const fresh = next.filter((sheet) => !sheets.includes(sheet))
      try {
        await Promise.all(fresh.map(({ element }) => element.querySelector('img')?.decode()))
      } catch {
        return false
      }
      view.pages.forEach((page, at) => {
        const sheet = next[at]
        if (!sheet) return
        sheet.page = page
        strike(sheet.element, page)
      })
      const goesOn = next.indexOf(sheets[seen] as Sheet)
      const left = sheets.filter((sheet) => !next.includes(sheet))
      stage.append(...fresh.map(({ element }) => element))
      sheets = next
      seconds = secondsPerPage
      say(view)
      if (goesOn < 0) turnLater()
      // A new page is drawn once before it fades in.
      requestAnimationFrame(() => look(goesOn < 0 ? 0 : goesOn))
      setTimeout(() => {
        for (const { element } of left) element.remove()
      }, FADES_MS)
      return true
    },
    clear(sentence) {
      clearTimeout(turn)
      sheets = []
      stage.replaceChildren()
      say({ notice: { title: sentence, lines: [] }, text: [] })
    },
    sayAge(since) {
      age.textContent = since ? `Last updated ${since.toLocaleString()}` : ''
    },
  }
}
