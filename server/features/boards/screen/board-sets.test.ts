import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import type { TypesetResult } from '#typeset/job/job.ts'
import type { Printing } from '../../../printing/printing.ts'
import type { Logger } from '../../../watching/log.ts'
import { createBoardSets, partToSet } from './board-sets.ts'

const content = buildContent({ items: 2, sections: 1 })
const part = (soldOut: readonly number[] = [], menuId = 'menu') =>
  partToSet({
    menuId,
    soldOut,
    output: { content, design: defaultDesign, templateId: 1 },
    ownerId: 'owner',
    boardId: 'board',
    direction: 'ltr',
    edition: { kind: 'board', shape: 'wide', distanceM: 3, screenIn: 50 },
  })

const png = await sharp({ create: { width: 16, height: 9, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()

const result: TypesetResult = {
  pdf: new Uint8Array(),
  pages: [{ widthPt: 200, heightPt: 100, trim: { x: 0, y: 0, widthPt: 200, heightPt: 100 } }],
  regions: [
    { kind: 'header', id: 0, page: 1, x: 0, y: 0, width: 200, height: 10 },
    { kind: 'item', id: 9001, sectionId: 1, page: 1, x: 20, y: 10, width: 100, height: 5 },
  ],
  fit: null,
  findings: [],
}

/** A typesetter whose menus are set when the test says so. */
function slowTypesetter(made = result) {
  const asked: { soldOut: readonly number[]; finish: () => void; fail: () => void }[] = []
  const typeset = vi.fn(
    ({ soldOut = [] }: { soldOut?: readonly number[] }) =>
      new Promise<TypesetResult>((resolve, reject) => {
        asked.push({ soldOut, finish: () => resolve(made), fail: () => reject(new Error('busy')) })
      }),
  )
  const services = {
    typesetter: { typeset, pagePng: async () => new Uint8Array(png) },
    printPictures: { of: async () => ({}) },
    log: { warn: vi.fn() } as unknown as Logger,
  } as unknown as Printing & { log: Logger }
  const next = (at: number) => vi.waitFor(() => asked[at] ?? Promise.reject(new Error('not asked yet')))
  return { sets: createBoardSets(services), asked, next, services }
}

it('makes pages in the background, once, and says where items stand in percent', async () => {
  const { sets, asked, next } = slowTypesetter()
  expect(sets.ask(part())).toBeUndefined()
  expect(sets.ask(part())).toBeUndefined()
  ;(await next(0)).finish()
  await sets.settled('board')
  const set = sets.ask(part())
  expect(set?.places).toEqual([[{ itemId: 9001, place: { x: 10, y: 10, width: 50, height: 5 } }]])
  expect(sets.picture(part().ownerId, set?.address ?? '', 0)?.byteLength).toBeGreaterThan(0)
  expect(sets.picture(part().ownerId, set?.address ?? '', 1)).toBeUndefined()
  expect(sets.picture('somebody else', set?.address ?? '', 0)).toBeUndefined()
  expect(asked).toHaveLength(1)
})

it('shows the former pages meanwhile, and of many changes makes the last alone', async () => {
  const { sets, asked, next } = slowTypesetter()
  sets.ask(part())
  ;(await next(0)).finish()
  await sets.settled('board')
  const former = sets.askOrFormer(part())
  expect(sets.askOrFormer(part([9001]))).toBe(former)
  await next(1)
  for (const item of [1, 2, 3, 4]) expect(sets.askOrFormer(part([9001, item]))).toBe(former)
  asked[1]?.finish()
  ;(await next(2)).finish()
  await sets.settled('board')
  expect(asked.map(({ soldOut }) => soldOut)).toEqual([[], [9001], [9001, 4]])
  expect(sets.askOrFormer(part([9001, 4]))?.soldOut).toEqual(new Set([9001, 4]))
})

it('rests after a failure, keeps the former pages and says so in the log', async () => {
  const { sets, asked, next, services } = slowTypesetter()
  sets.ask(part())
  ;(await next(0)).finish()
  await sets.settled('board')
  const former = sets.askOrFormer(part())
  sets.ask(part([9001]))
  ;(await next(1)).fail()
  await sets.settled('board')
  expect(sets.askOrFormer(part([9001]))).toBe(former)
  await sets.settled('board')
  expect(asked).toHaveLength(2)
  expect(services.log.warn).toHaveBeenCalledOnce()
})

it('names pictures by what is on them, so that an update that sets a menu otherwise gives them another address', async () => {
  const addresses = await Promise.all(
    [1, 2, 2].map(async (version) => {
      const { sets, next } = slowTypesetter({ ...result, pdf: Uint8Array.of(version) })
      sets.ask(part())
      ;(await next(0)).finish()
      await sets.settled('board')
      return sets.ask(part())?.address
    }),
  )
  expect(addresses[0]).not.toBe(addresses[1])
  expect(addresses[2]).toBe(addresses[1])
})

it('knows pages by all that they show: the order in which dishes ran out is nothing', () => {
  expect(part([1, 2]).key).toBe(part([2, 1]).key)
  expect(part([1]).key).not.toBe(part([2]).key)
})
