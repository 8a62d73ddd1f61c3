import { describe, expect, it } from 'vitest'
import { broughtSettings, promisedBy } from './brought-settings.ts'
import { defaultDesign } from './settings.ts'
import { type Template, templates } from './templates.ts'

const named = (key: Template['key']) => templates.find((template) => template.key === key) as Template
const [classic, broadsheet, afterDark, pub] = (
  ['classic', 'broadsheet', 'after-dark', 'sunday-pub'] as const
).map(named) as [Template, Template, Template, Template]

const boxed = { begins: 'in-flow', isKeptTogether: false, isFullWidth: false, isBoxed: true } as const
const shape = [
  { id: 1, items: 6, hasCents: false },
  { id: 2, items: 12, hasCents: false },
  { id: 3, items: 4, hasCents: false },
]

describe('a template brings what its sample shows', () => {
  it('prices without a sign and without cents that are zero, and boxes around the first section and the shortest one', () => {
    expect(broughtSettings(defaultDesign, classic, broadsheet, shape)).toEqual({
      priceSign: 'none',
      priceCents: 'when-needed',
      sectionStyles: { 1: boxed, 3: boxed },
    })
  })

  it('cents on all prices of a menu where one has cents', () => {
    const some = shape.map((section) => ({ ...section, hasCents: section.id === 3 }))
    expect(promisedBy(classic, some)).not.toHaveProperty('priceCents')
  })

  it('a panel across the page', () => {
    expect(promisedBy(pub, shape)).toMatchObject({
      ...pub.preset,
      sectionStyles: { 1: { ...boxed, isFullWidth: true } },
    })
  })

  it('a narrow card, for a menu that has room on one', () => {
    expect(promisedBy(afterDark, shape)).not.toHaveProperty('pageSize')
    expect(promisedBy(afterDark, shape.slice(0, 2))).toMatchObject({ pageSize: '4.25x11' })
  })

  it('no box around a long section, nor on a menu of two', () => {
    expect(promisedBy(broadsheet, shape.slice(1))).not.toHaveProperty('sectionStyles')
    const long = shape.map((section) => ({ ...section, items: 9 }))
    expect(promisedBy(broadsheet, long)).not.toHaveProperty('sectionStyles')
  })
})

describe('the next template', () => {
  const inBroadsheet = { ...defaultDesign, ...promisedBy(broadsheet, shape) }

  it('takes back what the one before brought', () => {
    const next = { ...inBroadsheet, ...broughtSettings(inBroadsheet, broadsheet, classic, shape) }
    expect(next).toMatchObject({ priceSign: 'locale', priceCents: 'when-needed', sectionStyles: {} })
  })

  it('leaves what the owner chose', () => {
    const chosen = {
      ...inBroadsheet,
      priceSign: 'after',
      pageSize: 'a4',
      sectionStyles: { ...inBroadsheet.sectionStyles, 2: { ...boxed, isKeptTogether: true } },
    } as const
    const changes = broughtSettings(chosen, broadsheet, classic, shape)
    expect(changes).toEqual({
      sectionStyles: { 2: { ...boxed, isKeptTogether: true } },
    })
  })
})
