import { z } from 'zod'
import { BOARDS_LIMIT, boardNameSchema, boardSchema } from '#domain/live/boards/board.ts'
import { typesetErrors } from '../menus/typesetting.ts'
import type { NamedShape } from '../shared/described.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LARGEST_INTEGER } from '../shared/ids.ts'

export const resource = [130, 'Boards', 'Pages for screens on the wall.'] as const

/** Each takes the typesetter up to some seconds. */
export const PREVIEWED_MENUS = 6

const restaurantParams = z.object({ id: z.string().min(1).max(64) })
const boardParams = restaurantParams.extend({ boardId: z.string().min(1).max(64) })

const writtenSchema = z.object({ name: boardNameSchema, board: boardSchema })

const storedBoardSchema = z.object({
  id: z.string(),
  name: z.string().meta({ description: 'The last part of its address: `/r/{slug}/board/{name}`.' }),
  /** Counts its changes. */
  version: z.int(),
  board: boardSchema.nullable().meta({
    description: 'Null where this version of Carte cannot read it; it can be deleted.',
  }),
})

export type StoredBoard = z.infer<typeof storedBoardSchema>

export const listBoards = endpoint('get', '/api/restaurants/{id}/boards', {
  scope: 'read',
  summary: 'The boards of a restaurant, the oldest first',
  params: restaurantParams,
  output: z.array(storedBoardSchema).max(BOARDS_LIMIT),
  errors: ['restaurant_not_found'],
})

export const createBoard = endpoint('post', '/api/restaurants/{id}/boards', {
  scope: 'write',
  verb: 'share',
  reachesGuests: true,
  summary: 'Add a board, a page for a screen on the wall; Professional',
  params: restaurantParams,
  body: writtenSchema,
  status: 201,
  output: storedBoardSchema,
  errors: [
    'plan_limit',
    'restaurant_not_found',
    'board_without_menus',
    'board_menu_unknown',
    'board_name_taken',
    'too_many_boards',
  ],
})

export const updateBoard = endpoint('put', '/api/restaurants/{id}/boards/{boardId}', {
  scope: 'write',
  verb: 'share',
  reachesGuests: true,
  summary: 'Change a board; the screens that show it follow; Professional',
  params: boardParams,
  body: writtenSchema.extend({
    version: z.int().min(1).max(LARGEST_INTEGER).meta({ description: 'The version that was changed.' }),
  }),
  output: storedBoardSchema,
  errors: [
    'plan_limit',
    'restaurant_not_found',
    'board_not_found',
    'board_conflict',
    'board_without_menus',
    'board_menu_unknown',
    'board_name_taken',
  ],
})

export const previewBoard = endpoint('post', '/api/restaurants/{id}/boards/preview', {
  scope: 'read',
  summary: 'The pages of a board as it would show them, before it is put up or changed; Professional',
  work: 'typesetting',
  params: restaurantParams,
  body: z.object({
    board: boardSchema,
    areAllServed: z.boolean().default(false).meta({
      description: 'Shows its menus whether or not they are served now.',
    }),
  }),
  output: z.object({
    menus: z
      .array(
        z.object({
          menuId: z.string(),
          pages: z.array(z.object({ widthPt: z.number(), heightPt: z.number() })),
          pdf: z.string().meta({ description: 'Base64.' }),
        }),
      )
      .meta({ description: `Those that it shows, in order, at most ${PREVIEWED_MENUS}.` }),
    /** How many menus it shows after those. */
    menusLeft: z.int(),
    notice: z
      .object({ title: z.string(), lines: z.array(z.string()) })
      .nullable()
      .meta({
        description: 'What it says where it has no pages; null where it has some, or is to be black.',
      }),
  }),
  errors: [
    ...typesetErrors,
    'plan_limit',
    'restaurant_not_found',
    'board_without_menus',
    'board_menu_unknown',
    'document_unreadable',
  ],
})

export const deleteBoard = endpoint('delete', '/api/restaurants/{id}/boards/{boardId}', {
  scope: 'write',
  verb: 'share',
  reachesGuests: true,
  summary: 'Delete a board; screens that show it go dark',
  params: boardParams,
  errors: ['restaurant_not_found', 'board_not_found'],
})

export const shapes: readonly NamedShape[] = [['Board', createBoard.output, 'A screen on the wall.']]
