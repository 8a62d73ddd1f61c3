import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { contrastRatio } from '#domain/design/contrast.ts'
import type { Design } from '#domain/design/settings.ts'
import { templatesInTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildSections } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { paint } from '#tests/typesetting/paint.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'
import { pageColors } from '../pictures/page-colors.ts'

const typesetter = sharedTypesetter()

/** Black and white squares of a third of an inch on a half-letter page: no ground could be worse. */
const checkered = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="1700"><defs><pattern id="c" width="132" height="132" patternUnits="userSpaceOnUse"><rect width="132" height="132" fill="#fff"/><path d="M0 0h66v66h66v66h-66v-66h-66z"/></pattern></defs><rect width="1100" height="1700" fill="url(#c)"/></svg>',
    ),
  )
    .jpeg()
    .toBuffer()

const halfLetter = { pageSize: 'custom', customWidthIn: 5.5, customHeightIn: 8.5 } as const

async function set(templateId: number, design: Partial<Design>) {
  const images = { background: await checkered() }
  return typesetter.typeset(
    buildInput(
      buildSections(2),
      { ...halfLetter, useCustomBackground: true, hideWatermark: true, ...design },
      { templateId, images },
    ),
  )
}

describe.each(templatesInTurn(1))('$name', ({ id, preset }) => {
  test('veils a busy picture under the words until they can be read, and no farther', async () => {
    const result = await set(id, preset)
    expect(faultsOf(result)).toEqual([])
    const at = await paint(typesetter, result)
    const { ink } = pageColors(preset, '#808080')
    // The lower half of the page, where no words are; a square is 24 pt wide.
    const inside = [0, 1, 2, 3].map((square) => `#${at(186 + 24 * square, 420)}`)
    for (const ground of inside) expect(contrastRatio(ground, ink)).toBeGreaterThanOrEqual(4.5)
    const outside = [at(5, 300), at(5, 324), at(5, 348)]
    expect(outside.map((ground) => ground.slice(0, 1)).sort()).toContain('0')
  })
})

test('keeps the veil that the owner chose, and says how much the words need', async () => {
  const { findings } = await set(1, { veil: 10 })
  expect(faultsOf({ findings })).toEqual([
    { code: 'low_contrast', params: { contrast: expect.any(Number), neededPercent: expect.any(Number) } },
  ])
  const [finding] = findings
  if (finding?.code !== 'low_contrast') throw new Error('no finding')
  expect(finding.params.contrast).toBeLessThan(4.5)
  expect(faultsOf(await set(1, { veil: finding.params.neededPercent }))).toEqual([])
})
