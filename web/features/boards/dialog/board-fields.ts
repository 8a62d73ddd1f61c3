import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import type { LiveBoard } from '#domain/live/boards/board.ts'

/** What each part of the form takes. */
export interface BoardFieldsProps {
  board: LiveBoard
  onChange: (changes: Partial<LiveBoard>) => void
  page: OwnPage
}
