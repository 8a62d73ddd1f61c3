import { expect, it } from 'vitest'
import { COUNT } from '#domain/reading/layout/grammar.ts'
import { activityOf, allParts, parts, WEIGHTS } from '#domain/reading/layout/network.ts'
import { unpack } from '#domain/reading/layout/trained-models.ts'
import { checksum } from '#domain/reading/layout/weights.ts'
import { itAtNight } from '#tests/support/at-night.ts'
import { inventedDocument } from '../documents.ts'
import { drawOf } from '../draw.ts'
import { layOut, sourceLinesOf } from '../lay-out.ts'
import { trainingChecksum } from './checksum.ts'
import { packWeights } from './pack-weights.ts'
import { partOf } from './perturb.ts'
import { seenMenu } from './seen-menu.ts'
import { addSlopes } from './slopes.ts'
import { trainNetwork } from './train.ts'

const seenMenus = (count: number) =>
  Array.from({ length: count }, (_, seed) => {
    const menu = layOut(inventedDocument(seed), seed)
    const states = menu.lines.map(({ state }) => state)
    return seenMenu(sourceLinesOf(menu), states, { currency: menu.document.currency })
  })

it('learns the same weights from the same menus, and more than chance', () => {
  const losses: number[] = []
  const choice = { epochs: 6, rate: 0.01, seed: 1, report: (_: number, loss: number) => losses.push(loss) }
  const [one, other] = [trainNetwork(seenMenus(6), choice), trainNetwork(seenMenus(6), choice)]
  expect(packWeights(one)).toBe(packWeights(other))
  expect(losses[5]).toBeLessThan((losses[0] ?? 0) * 0.8)
})

itAtNight(
  'has weights that are made from the menus and the training as they are: else `npm run reader:train`',
  async () => {
    expect(trainingChecksum()).toBe(checksum)
  },
  120_000,
)

it('adds the slopes of the weights as small changes of them have it', () => {
  const weights = Float64Array.from({ length: WEIGHTS }, (_, at) => Math.sin(at * 12.9898) * 0.2)
  const lines = {
    signs: [[7, 90], [8, 90, 4000], [7, 41], [12]].map((numbers) => Int32Array.from(numbers)),
    alike: Int32Array.of(0, 1, 0, 1),
    factors: parts.layers.map(([down]) =>
      Float64Array.from({ length: 4 * (down?.input.columns ?? 0) }, (_, at) => (at % 7 === 0 ? 0 : 1.1)),
    ),
  }
  const wanted = Float64Array.from({ length: lines.signs.length * COUNT }, (_, at) => Math.cos(at))
  const slopes = new Float64Array(WEIGHTS)
  addSlopes(weights, lines, activityOf(weights, lines), wanted, slopes)
  const valueAt = () =>
    activityOf(weights, lines).scores.reduce((sum, score, at) => sum + score * (wanted[at] ?? 0), 0)
  for (const { from, rows, columns } of allParts.filter((one) => one !== parts.steps)) {
    const at = one(from, rows * columns)
    const own = weights[at] ?? 0
    weights[at] = own + 1e-5
    const more = valueAt()
    weights[at] = own - 1e-5
    const less = valueAt()
    weights[at] = own
    expect(slopes[at]).toBeCloseTo((more - less) / 2e-5, 5)
  }
})

/** A weight in the middle of a part; of the signs, one of a line. */
const one = (from: number, length: number): number =>
  from === parts.signs.from ? from + 90 * parts.signs.columns + 3 : from + Math.floor(length * 0.4)

it('unpacks weights as they were packed, in steps', () => {
  const weights = Float64Array.from({ length: WEIGHTS }, (_, at) => Math.sin(at * 12.9898) * 2)
  const read = unpack(packWeights(weights))
  expect(weights.every((weight, at) => Math.abs(weight - (read[at] ?? 0)) <= 1.001 / 31)).toBe(true)
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
