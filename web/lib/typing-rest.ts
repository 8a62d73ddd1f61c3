/** Who types pauses so long, in ms, only between words and thoughts, not between letters. */
const REST_MS = 350

let lastLetterAt = Number.NEGATIVE_INFINITY

/**
 * Acts once no one has typed for a moment: at once if no one is typing, and at the latest after this many
 * ms. Work that may wait for typing to pause waits here.
 * @returns a function that cancels it
 */
export function whenTypingRests(act: () => void, mostMs: number): () => void {
  const since = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const waitMs = Math.min(lastLetterAt + REST_MS, since + mostMs) - performance.now()
    if (waitMs <= 0) act()
    else timer = setTimeout(look, waitMs)
  }
  look()
  return () => clearTimeout(timer)
}

export interface TypingHold {
  hold(act: () => void): void
  release(): void
  drop(): void
}

/** @param mostMs the longest wait; with 0, everything is done at once */
export function typingHold(mostMs: number): TypingHold {
  let waiting: (() => void) | undefined
  let giveUp: (() => void) | undefined
  const drop = () => {
    giveUp?.()
    waiting = undefined
  }
  const release = () => {
    const act = waiting
    drop()
    act?.()
  }
  return {
    hold(act) {
      const isFirst = waiting === undefined
      waiting = act
      if (isFirst) giveUp = whenTypingRests(release, mostMs)
    },
    release,
    drop,
  }
}

/** For how many ms nobody has typed, pressed a key or a button of the mouse. */
export const restedMs = (): number => performance.now() - lastLetterAt

export function noteLetter(): void {
  lastLetterAt = performance.now()
}

if (typeof document !== 'undefined') {
  // A slider or a colour says `input` too, with a plain event.
  const note = (event: Event) => event instanceof InputEvent && noteLetter()
  document.addEventListener('input', note, { capture: true, passive: true })
  // Who presses keys or a field is about to type on.
  for (const kind of ['keydown', 'pointerdown'])
    document.addEventListener(kind, noteLetter, { capture: true, passive: true })
}
