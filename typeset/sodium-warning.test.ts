import { expect, test } from 'vitest'
import { SALT_SHAKER } from '#domain/menu/printed/printed-marks.ts'
import { buildInput, buildItem } from '#tests/typesetting/build-input.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

const typesetter = sharedTypesetter()

test.each(['Sodium warning', ''])(
  'draws the salt shaker beside a dish, with no letter in its place (meaning “%s”)',
  async (meaning) => {
    const items = [buildItem(1, 1, { name: 'Ramen', ownMarks: ['m1'] }), buildItem(2, 1, { name: 'Salad' })]
    const marks = [{ id: 'm1', kind: 'own' as const, symbol: SALT_SHAKER, meaning }]
    const { pdf, findings } = await typesetter.typeset(
      buildInput([{ id: 1, name: 'Mains', items }], {}, { said: { marks } }),
    )
    expect(findings.map(({ code }) => code)).not.toContain('missing_glyph')
    const { text } = await readPdf(pdf)
    expect(text).not.toContain('Ramen?')
    expect(text).toContain('Sodium warning')
  },
)
