import '#tests/builders/browser-storage.ts'
import { afterEach, expect, it } from 'vitest'
import { type ProposedEdit, proposedEditSchema } from '#domain/insights/review/proposed-edit.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { mapItems } from '#domain/menu/model/walk.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { readCommandHere, readSentencesHere } from '../actions/commands/read-command-here.ts'
import { verbsOfEdits } from '../advice/apply/verbs-of-edits.ts'
import { judgeEditsBy, refusedOffer, refusedVerb } from '../store/judged-edits.ts'
import { judgeFor } from './own-limits.ts'

const menu: Menu = buildContent()

afterEach(() => judgeEditsBy(null))

const dearer = (before: Menu): Menu =>
  mapItems(before, (item) => ({
    ...item,
    prices: item.prices.map((price) => ({ ...price, amount: (price.amount ?? 0) + 100 })),
  }))

const NO_PRICES = 'As a chef you can’t change prices here. Please ask an owner or a manager.'

it('offers a chef no fix that changes prices, and says who may make it', () => {
  judgeEditsBy(judgeFor({ role: 'chef' }))
  expect(refusedOffer(menu, dearer)).toBe(NO_PRICES)
  expect(refusedOffer(menu, (before) => ({ ...before, title: 'Lunch' }))).toBeNull()
  expect(refusedVerb('design')).toContain('can’t change designs')
})

it('offers a chef whose prices wait for approval such a fix', () => {
  judgeEditsBy(judgeFor({ role: 'chef', waits: ['prices'] }))
  expect(refusedOffer(menu, dearer)).toBeNull()
})

it('tries no fix for somebody who may make them all', () => {
  expect(
    refusedOffer(menu, () => {
      throw new Error('tried')
    }),
  ).toBeNull()
})

it('refuses a typed command that the role may not carry out, before it is looked at', () => {
  const command = 'everything up 4%'
  expect(readCommandHere(command, menu).kind).toBe('change')
  expect(readSentencesHere([command], menu).change).not.toBeNull()
  judgeEditsBy(judgeFor({ role: 'chef' }))
  expect(readCommandHere(command, menu)).toEqual({ kind: 'refused', sentence: NO_PRICES })
  expect(readSentencesHere([command], menu)).toMatchObject({ change: null, left: [{ why: NO_PRICES }] })
})

it('refuses who may not say it that a dish is sold out', () => {
  const name = menu.sections[0]?.items[0]?.name ?? ''
  judgeEditsBy(judgeFor({ role: 'writer' }))
  expect(readCommandHere(`86 ${name}`, menu)).toMatchObject({ kind: 'refused' })
  judgeEditsBy(judgeFor({ role: 'chef' }))
  expect(readCommandHere(`86 ${name}`, menu).kind).toBe('change')
})

it('knows of every edit that advice proposes what it takes', () => {
  for (const { shape } of proposedEditSchema.options)
    expect(verbsOfEdits([{ kind: shape.kind.value } as ProposedEdit]).length).toBeGreaterThan(0)
  expect(verbsOfEdits([{ kind: 'set-price' } as ProposedEdit])).toEqual(['edit prices'])
})
