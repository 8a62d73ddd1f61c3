import { describe, expect, it } from 'vitest'
import { agoOf, saveWords } from './save-words.ts'

const now = new Date(2026, 10, 22, 16, 30)
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const when = { time: before(20), isSeen: false }
const kept = { standing: 'kept' } as const
const lineOf = (
  ...[state, facts]: [Parameters<typeof saveWords>[0], Partial<Parameters<typeof saveWords>[1]>]
) => {
  const { said, more } = saveWords(state, { isStored: true, draft: kept, when, ...facts }, now)
  return said + more
}

describe('the line about saving', () => {
  it('says when it was saved, and who sees it', () => {
    expect(lineOf('saved', {})).toBe('Saved 20 min ago · only you see it')
    expect(lineOf('saved', { when: { ...when, isSeen: true } })).toBe('Saved 20 min ago · guests see it')
    expect(lineOf('saved', { isNarrow: true })).toBe('Saved · private')
    expect(lineOf('saved', { when: { ...when, isSeen: true }, isNarrow: true })).toBe('Saved · public')
    expect(lineOf('saved', { when: null })).toBe('Saved')
  })

  it('says what guests see while changes are a draft alone', () => {
    const seen = { when: { ...when, isSeen: true } }
    expect(lineOf('changed', seen)).toBe('Guests see the version of 4:10 PM')
    expect(lineOf('changed', { ...seen, changes: 3, isNarrow: true })).toBe('3 not saved')
    expect(lineOf('changed', { ...seen, draft: { standing: 'failed' } })).toMatch(/^Not saved/)
    expect(lineOf('changed', {})).toBe('Changes kept as a draft · saved at 4:10 PM')
  })

  it('claims no draft that is not kept', () => {
    expect(lineOf('changed', { draft: { standing: 'none' }, when: null })).toBe('Unsaved changes')
    expect(lineOf('changed', { draft: { standing: 'failed' }, when: null })).toBe(
      'Not saved · your work is kept on this device only',
    )
    expect(lineOf('failed', { draft: { standing: 'failed' } })).toBe('Not saved')
  })

  it('says that a menu was never saved', () => {
    expect(lineOf('new', { isStored: false, when: null })).toBe('Not saved yet')
    expect(lineOf('changed', { isStored: false, when: null })).toBe('Not saved yet · kept as a draft')
  })
})

it('tells minutes, then the time of the day, then the day', () => {
  expect([0.5, 1, 59, 60, 60 * 24].map((minutes) => agoOf(before(minutes), now))).toEqual([
    'just now',
    '1 min ago',
    '59 min ago',
    'at 3:30 PM',
    'on Nov 21, 2026',
  ])
})
