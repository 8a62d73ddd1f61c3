import { type LayoutState, layoutStates } from './states.ts'

const all: readonly LayoutState[] = layoutStates

/** States of a dish whose price is still to come. */
const waiting: readonly LayoutState[] = ['itemN', 'partN', 'extrasN']

/** What may come while a dish waits for its price; the names of a block of names wait for a block of prices. */
const whileWaiting: readonly LayoutState[] = ['itemMore', 'partN', 'partQ', 'prices', 'pricesL', 'extrasN']

/** States that only continue what is above them, and those above. */
const continues: Readonly<Partial<Record<LayoutState, readonly LayoutState[]>>> = {
  sectionMore: ['section', 'subsection', 'sectionMore'],
  itemMore: ['itemN', 'item0', 'itemP', 'itemMore'],
  partN: [...waiting, 'itemMore'],
  partQ: [...waiting, 'itemMore'],
  extrasN: [...waiting, 'itemMore'],
  prices: [...waiting, 'itemMore', 'prices', 'pricesL'],
  pricesL: [...waiting, 'itemMore', 'prices', 'pricesL', 'itemP', 'partP', 'partQ', 'extras'],
  partP: ['itemP', 'item0', 'itemA', 'items', 'partP', 'partQ', 'prices', 'pricesL', 'extras', 'itemMore'],
  itemA: ['pre'],
  pricesS: ['section', 'sectionMore', 'subsection', 'heads', 'note', 'title', 'pricesS', 'ornament'],
}

const follows = (before: LayoutState, state: LayoutState): boolean => {
  if (before === 'pre') return state === 'itemA'
  if (waiting.includes(before) && !whileWaiting.includes(state))
    return before === 'itemN' && state === 'itemN'
  return continues[state]?.includes(before) ?? true
}

export const COUNT = all.length

/** Row after row, whether a state may follow another: `isAllowed[before * COUNT + state]`. */
export const isAllowed: readonly boolean[] = all.flatMap((before) =>
  all.map((state) => follows(before, state)),
)

/** Whether a menu may begin with a state. */
export const mayBegin: readonly boolean[] = all.map(
  (state) => state === 'pricesS' || continues[state] === undefined,
)

/** Whether a menu may end with a state. */
export const mayEnd: readonly boolean[] = all.map((state) => state !== 'pre' && !waiting.includes(state))
