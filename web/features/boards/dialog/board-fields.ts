import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import type { LiveBoard } from '#domain/live/boards/board.ts'

export interface BoardFieldsProps {
  board: LiveBoard
  onChange: (changes: Partial<LiveBoard>) => void
  page: OwnPage
}
