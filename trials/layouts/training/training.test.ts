import { expect, it } from 'vitest'
import { COUNT } from '#domain/reading/layout/grammar.ts'
import { LINE_WEIGHTS, STEP_WEIGHTS } from '#domain/reading/layout/model.ts'
import { PACKED_UNIT, unpack } from '#domain/reading/layout/trained-models.ts'
import { inventedDocument } from '../documents.ts'
import { drawOf } from '../draw.ts'
import { layOut, sourceLinesOf } from '../lay-out.ts'
import { packWeights } from './pack-weights.ts'
import { partOf } from './perturb.ts'
import { seenMenu } from './seen-menu.ts'
import { trainModels } from './train.ts'

const seenMenus = (count: number) =>
  Array.from({ length: count }, (_, seed) => {
    const menu = layOut(inventedDocument(seed), seed)
    const states = menu.lines.map(({ state }) => state)
    return seenMenu(menu.document.id, sourceLinesOf(menu), states, { currency: menu.document.currency })
  })

it('learns the same weights from the same menus, and more than chance', () => {
  const choice = { epochs: 2, rate: 0.2, sparsity: 0.03, leastMenus: 2, seed: 1 }
  const [one, other] = [trainModels(seenMenus(12), choice), trainModels(seenMenus(12), choice)]
  expect(packWeights(one.second)).toBe(packWeights(other.second))
  expect(packWeights(one.first)).toBe(packWeights(other.first))
  expect(Array.from(one.first.lines).some((weight) => Math.abs(weight) > 0.5)).toBe(true)
})

it('unpacks weights as they were packed, in steps', () => {
  const lines = new Float32Array(LINE_WEIGHTS)
  const steps = new Float32Array(STEP_WEIGHTS)
  for (let at = 0; at < 4000; at += 1) lines[(at * 7919) % LINE_WEIGHTS] = ((at % 31) - 15) / 4
  // Far apart, as the first and the last feature are.
  lines[LINE_WEIGHTS - COUNT] = 1
  for (let at = 0; at < STEP_WEIGHTS; at += 1) steps[at] = (at % 7) - 3
  const read = unpack(packWeights({ lines, steps, unit: 1 }))
  const off = Array.from(read.lines).filter(
    (weight, at) => Math.abs(weight * read.unit - (lines[at] ?? 0)) > PACKED_UNIT / 2,
  )
  expect(off).toEqual([])
  expect(Array.from(read.steps, (weight) => weight * read.unit)).toEqual([...steps])
})

it('cuts menus where a smaller one could begin and end', () => {
  const states = ['name', 'section', 'itemP', 'partP', 'itemP', 'section', 'itemP', 'itemP'] as const
  const next = drawOf(3).unit
  for (let turn = 0; turn < 40; turn += 1) {
    const { from, to } = partOf(states, next)
    expect([0, 1, 5]).toContain(from)
    expect(to).toBeGreaterThanOrEqual(from + 3)
    expect(['partP', 'partN', 'partQ', 'prices']).not.toContain(states[to])
  }
})
