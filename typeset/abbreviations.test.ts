import { expect, test } from 'vitest'
import { templates } from '#domain/design/templates.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { buildInput, buildItem } from './testing/build-input.ts'
import { expansionsIn } from './testing/read-expansions.ts'
import { readPdf } from './testing/read-pdf.ts'
import { sharedTypesetter } from './testing/shared-typesetter.ts'

const typesetter = sharedTypesetter()

const marks: Menu['marks'] = [
  { id: 'm1', kind: 'allergen', key: 'milk', symbol: 'g', meaning: '' },
  { id: 'm2', kind: 'own', symbol: '†', meaning: 'Aus unserem Garten' },
  { id: 'm3', kind: 'own', symbol: 'Bio', meaning: 'Bio' },
]

test.each(templates)(
  '$name says what marks stand for, and prints them as they are',
  async ({ id, preset }) => {
    const items = [
      buildItem(1, 1, { dietaryOptions: [1, 3] }),
      buildItem(2, 1, { allergens: ['milk'], ownMarks: ['m2'] }),
      buildItem(3, 1, { mayContain: ['milk'], marks: ['spicy-1'] }),
      buildItem(4, 1, { ownMarks: ['m3'] }),
    ]
    const { pdf, findings } = await typesetter.typeset(
      buildInput([{ id: 1, name: 'Speisen', items }], preset, {
        templateId: id,
        said: { language: 'de', marks },
      }),
    )
    expect(findings).toEqual([])
    expect(expansionsIn(pdf).toSorted()).toEqual([
      'Aus unserem Garten',
      'Kann Spuren enthalten: Milch',
      'Milch',
      'Vegetarisch, Glutenfrei',
    ])
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('/S /Formula')
    const { text, xmp } = await readPdf(pdf)
    expect(text).toMatch(/Dish 0001.*V GF.*Dish 0002†.* g .*Dish 0003.*\(g\).*Dish 0004.*Bio/u)
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>')
  },
)
