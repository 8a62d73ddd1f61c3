import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLong } from '#tests/support/depth.ts'
import { abbreviationsIn } from '#tests/typesetting/abbreviations-in.ts'
import { anyInput } from '#tests/typesetting/any-input.ts'
import { brokenLaws } from '#tests/typesetting/laws/page-laws.ts'
import { expansionsIn } from '#tests/typesetting/read-expansions.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

/** The same menus in each run; many more of them were tried when the laws were written. */
const RUNS = { seed: 20_261, numRuns: isLong ? 60 : 8, endOnFailure: true } as const

const typesetter = sharedTypesetter()

test('sets every menu whole, in order, in type that can be read, and breaks it where a printer would', async () => {
  await fc.assert(
    fc.asyncProperty(anyInput, async (input) => {
      const result = await typesetter.typeset(input)
      expect(brokenLaws(input, result, await readPdf(result.pdf))).toEqual([])
      expect(expansionsIn(result.pdf)).toHaveLength(abbreviationsIn(input))
    }),
    RUNS,
  )
}, 300_000)
