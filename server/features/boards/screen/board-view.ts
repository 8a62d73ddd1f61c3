import type { BoardPage } from '#contract/restaurant/board-page.ts'
import type { BoardPart } from '#domain/live/boards/board-at.ts'
import { itemIds } from '#domain/menu/model/walk.ts'
import { plainLines } from '#domain/menu/plain-text/plain-lines.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import { menuWords } from '#domain/menu/printed/words/menu-words.ts'
import { pageColors } from '#typeset/pictures/page-colors.ts'
import { writingOf } from '#typeset/text/writing.ts'
import type { BoardSet, PartToSet } from './board-sets.ts'

export const boardPath = (slug: string, name: string): string => `/r/${slug}/board/${name}`

export const picturePath = (boardPath: string, address: string, page: number): string =>
  `${boardPath}/pages/${address}-${page}.webp`

/** The pages of one menu, with what is sold out since they were made painted over. */
export function pagesOf(
  { output, soldOut, direction }: PartToSet,
  set: BoardSet,
  boardPath: string,
): BoardPage[] {
  const { design, content } = output
  const { paper, ink } = pageColors(design)
  const there = new Set(itemIds(content))
  const newlyOut = new Set(soldOut.filter((id) => !set.soldOut.has(id)))
  return set.places.map((places, page) => ({
    src: picturePath(boardPath, set.address, page),
    struck: places
      .filter(({ itemId }) => newlyOut.has(itemId) || !there.has(itemId))
      .map(({ itemId, place }) => ({ ...place, isHidden: !there.has(itemId) })),
    paper,
    ink,
    direction,
    soldOut: menuWords(content.language).soldOut,
  }))
}

/** What a menu on a board says, and in which direction that is written. */
export function wordsOf({ output, soldOut }: BoardPart): {
  readonly text: string[]
  readonly direction: 'ltr' | 'rtl'
} {
  const { restaurant, ...menu } = output.content
  const printed = printedMenu(restaurant, menu, { ...output.design, soldOut })
  return {
    text: plainLines(printed, menu.language).map(({ text, price }) =>
      [text, price].filter(Boolean).join('  '),
    ),
    direction: writingOf(printed, menu.language).direction,
  }
}
