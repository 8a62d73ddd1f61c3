import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import sharp from 'sharp'
import type { BoardPlace } from '#contract/restaurant/board-page.ts'
import { type Board, SCREEN_DPI } from '#domain/design/paper/editions.ts'
import type { BoardPart } from '#domain/live/boards/board-at.ts'
import type { TypesetResult } from '#typeset/job/job.ts'
import { pictureWork } from '../../../printing/picture-work.ts'
import type { Printing } from '../../../printing/printing.ts'
import { toAppError, typesetOutput } from '../../../printing/typesetting.ts'
import type { Logger } from '../../../watching/log.ts'

/** The part of a menu that is typeset on a board, and for whom. */
export interface PartToSet extends BoardPart {
  readonly ownerId: string
  readonly boardId: string
  readonly edition: Board
  /** In which its words are written. */
  readonly direction: 'ltr' | 'rtl'
  /** Names all that its pages are made of. */
  readonly key: string
}

/** Pictures of uploads change their addresses with their content, so that the words name them. */
export const partToSet = (part: Omit<PartToSet, 'key'>): PartToSet => ({
  ...part,
  key: createHash('sha256')
    .update(JSON.stringify([part.ownerId, part.output, part.soldOut.toSorted((a, b) => a - b), part.edition]))
    .digest('base64url'),
})

export interface BoardSet {
  readonly key: string
  readonly ownerId: string
  /**
   * Names its pictures by what is on them: browsers keep them for good, and an update of Carte may set the same menu
   * otherwise. It is the same on every server of a version.
   */
  readonly address: string
  readonly pictures: readonly Uint8Array<ArrayBuffer>[]
  /** On the pictures. */
  readonly soldOut: ReadonlySet<number>
  /** Where its items are, by the page from 0. */
  readonly places: readonly (readonly { readonly itemId: number; readonly place: BoardPlace }[])[]
}

export interface BoardSets {
  /**
   * The pages of a part if they are made. Else they are made in the background: at most one at a time for a board and
   * a menu, and of those that wait only what was asked for last.
   */
  ask(part: PartToSet): BoardSet | undefined
  /** The same pages, or those that the board showed of this menu before. */
  askOrFormer(part: PartToSet): BoardSet | undefined
  /** Waits until what is being made for this board is made, or has failed. */
  settled(boardId: string): Promise<void>
  picture(ownerId: string, address: string, page: number): Uint8Array<ArrayBuffer> | undefined
}

/** Pages of some hundred boards: one takes 60 to 200 KB. */
const KEPT_BYTES = 96 * 1024 * 1024

/** At a time: each occupies a worker of the typesetter and decodes a picture. */
const AT_ONCE = 2

/** After a failure the same pages are not tried again for so long. */
const REST_MS = 5000

/** Letters stay sharp, and a paper with a texture takes a fifth of a PNG. */
const WEBP = { quality: 90, effort: 2, smartSubsample: true } as const

interface Line {
  running: Promise<void> | undefined
  next: PartToSet | undefined
}

export function createBoardSets(services: Printing & { readonly log: Logger }): BoardSets {
  const sets = new LRUCache<string, BoardSet>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ pictures }) => pictures.reduce((sum, { byteLength }) => sum + byteLength, 1),
  })
  const formerKeys = new LRUCache<string, string>({ max: 10_000 })
  const failed = new LRUCache<string, true>({ max: 1000, ttl: REST_MS })
  const lines = new Map<string, Line>()
  const queue = new PQueue({ concurrency: AT_ONCE })

  function begin(part: PartToSet): void {
    const name = lineOf(part)
    const line = lines.get(name) ?? { running: undefined, next: undefined }
    lines.set(name, line)
    line.next = part
    line.running ??= run(name, line)
  }

  async function run(name: string, line: Line): Promise<void> {
    while (line.next) {
      await queue.add(async () => {
        const part = line.next
        line.next = undefined
        if (part) await make(part)
      })
    }
    lines.delete(name)
  }

  async function make(part: PartToSet): Promise<void> {
    const { key } = part
    if (sets.has(key)) return
    try {
      sets.set(key, await drawn(services, part))
    } catch (error) {
      failed.set(key, true)
      services.log.warn({ err: error, board: part.boardId, menu: part.menuId }, 'a board keeps its old pages')
    }
  }

  function ask(part: PartToSet): BoardSet | undefined {
    const set = sets.get(part.key)
    if (!set && !failed.has(part.key)) begin(part)
    return set
  }

  return {
    ask,
    askOrFormer(part) {
      const set = ask(part)
      if (set) formerKeys.set(lineOf(part), set.key)
      return set ?? sets.get(formerKeys.get(lineOf(part)) ?? '')
    },
    async settled(boardId) {
      const own = [...lines].filter(([name]) => name.startsWith(`${boardId} `))
      await Promise.all(own.map(([, { running }]) => running))
    },
    picture: (ownerId, address, page) =>
      [...sets.values()].find((set) => set.ownerId === ownerId && set.address === address)?.pictures[page],
  }
}

const lineOf = ({ boardId, menuId }: PartToSet): string => `${boardId} ${menuId}`

/** @throws {AppError} what the typesetter fails with */
async function drawn(
  services: Printing,
  { key, ownerId, output, soldOut, edition }: PartToSet,
): Promise<BoardSet> {
  const by = { for: `account ${ownerId}` } as const
  const result = await typesetOutput(services, output, { ...by, ownerId, edition, soldOut })
  const pictures: Uint8Array<ArrayBuffer>[] = []
  for (let page = 1; page <= result.pages.length; page += 1) {
    const png = await toAppError(services.typesetter.pagePng(result.pdf, { page, dpi: SCREEN_DPI }, by))
    pictures.push(await pictureWork.run(async () => new Uint8Array(await sharp(png).webp(WEBP).toBuffer())))
  }
  const address = createHash('sha256').update(result.pdf).digest('base64url')
  return { key, ownerId, address, pictures, soldOut: new Set(soldOut), places: placesOf(result) }
}

const placesOf = ({ pages, regions }: TypesetResult): BoardSet['places'] =>
  pages.map(({ widthPt, heightPt }, at) =>
    regions.flatMap((region) =>
      region.kind === 'item' && region.page === at + 1
        ? [
            {
              itemId: region.id,
              place: {
                x: percent(region.x, widthPt),
                y: percent(region.y, heightPt),
                width: percent(region.width, widthPt),
                height: percent(region.height, heightPt),
              },
            },
          ]
        : [],
    ),
  )

const percent = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100
