import { boardForm } from '#domain/live/boards/board.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { type Described, withDocument } from './described.ts'
import { ofRestaurant } from './seen-rows.ts'

export interface BoardTables {
  boards: {
    id: string
    restaurantId: string
    ownerId: string
    /** The last part of its address; one of its kind in a restaurant. */
    name: string
    /** JSON: `boardForm`, its version inside. */
    document: string
    version: number
    createdAt: string
    updatedAt: string
  }
}

export const boardTables: Described<BoardTables> = {
  boards: {
    seen: ofRestaurant,
    read: ({ document }) => readStoredText(boardForm, String(document)),
    exported: { file: 'boards', key: ['id'], present: withDocument('document') },
  },
}
