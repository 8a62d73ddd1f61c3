import { expect, it } from 'vitest'
import { resolveReport } from './resolve-report.ts'

const at = (time: string) => `2026-11-23T${time}:00.000Z`
const word = (byName: string, time: string, isSoldOut: boolean, until: string | null = null) =>
  ({ byName, at: at(time), isSoldOut, until, shows: 'struck' }) as const
const now = new Date(at('18:00'))

it('counts where nobody has said anything yet', () => {
  expect(resolveReport(undefined, word('Ana', '17:40', true), { seenAt: null, now })).toEqual({
    outcome: 'said',
    isChange: true,
    other: null,
  })
})

it('takes the place of an earlier word, and says whose where its speaker had not seen it', () => {
  const marco = word('Marco', '17:42', false)
  const ana = word('Ana', '17:45', true)
  expect(resolveReport(marco, ana, { seenAt: at('17:30'), now })).toEqual({
    outcome: 'said',
    isChange: true,
    other: marco,
  })
  expect(resolveReport(marco, ana, { seenAt: marco.at, now }).other).toBeNull()
})

it('gives way to a later word, however late it is sent itself', () => {
  const marco = word('Marco', '17:42', false)
  expect(resolveReport(marco, word('Ana', '17:40', true), { seenAt: null, now })).toEqual({
    outcome: 'overruled',
    isChange: false,
    other: marco,
  })
})

it('meets no conflict where both say the same, or one of them is over', () => {
  const soldOut = word('Ana', '17:45', true)
  expect(resolveReport(word('Marco', '17:42', true), soldOut, { seenAt: null, now }).other).toBeNull()
  expect(resolveReport(word('Marco', '17:50', true), soldOut, { seenAt: null, now }).outcome).toBe('said')
  const over = word('Marco', '12:00', true, at('16:00'))
  expect(resolveReport(over, word('Ana', '17:45', false), { seenAt: null, now }).other).toBeNull()
})

it('writes nothing for the same word of the same person again', () => {
  const stored = word('Ana', '17:40', true, at('23:00'))
  expect(resolveReport(stored, { ...stored, at: at('17:41') }, { seenAt: null, now })).toEqual({
    outcome: 'said',
    isChange: false,
    other: null,
  })
})
