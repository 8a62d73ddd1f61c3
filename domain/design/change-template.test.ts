import { describe, expect, it } from 'vitest'
import { changeOfTemplate, isUntouched } from './change-template.ts'
import { type Design, defaultDesign } from './settings.ts'
import { type Template, templates } from './templates.ts'

const [classic, modern, rustic] = templates as readonly [Template, Template, Template]

/** A new design that goes through these templates one after the other and is changed by hand at the end. */
function designThrough(...chosen: readonly Template[]): Design {
  let design: Design = defaultDesign
  let from: Template | undefined
  for (const to of chosen) {
    design = { ...design, ...changeOfTemplate(design, from, to, []).preset }
    from = to
  }
  return design
}

describe('the accent of a template', () => {
  it('does not depend on the templates that were tried before', () => {
    expect(designThrough(rustic, modern)).toEqual(designThrough(modern))
    expect(designThrough(rustic, classic)).toEqual(designThrough(classic))
    expect(designThrough(modern, rustic)).toEqual(designThrough(rustic))
  })
})

describe('choosing a template', () => {
  const ocean = {
    ...designThrough(rustic),
    primaryColor: '#0b3c5d',
    secondaryColor: '#f0f8fa',
    accentColor: '#0f7c86',
    fontSize: 'large',
  } as const

  it('changes nothing when it is the one in use', () => {
    expect(changeOfTemplate(ocean, rustic, rustic, [])).toEqual({ preset: {}, kept: [] })
  })

  it('keeps the colors and the size that the owner chose, and brings its font', () => {
    expect(changeOfTemplate(ocean, rustic, modern, [])).toEqual({
      // Rustic prints prices without signs: what it brought goes with it.
      preset: { fontFamily: 'sans-serif', priceSign: 'locale' },
      kept: ['colors', 'size'],
    })
  })

  it('keeps all three colors where one was changed: they are read together', () => {
    const design = { ...designThrough(classic), accentColor: '#123456' }
    expect(changeOfTemplate(design, classic, modern, []).kept).toEqual(['colors'])
  })

  it('takes the pink of the first edition for nobody’s choice', () => {
    const design = { ...designThrough(classic), accentColor: '#e91e63' }
    expect(changeOfTemplate(design, classic, modern, []).kept).toEqual([])
  })
})

it('knows a design that nobody has touched, also one of the first edition', () => {
  expect(isUntouched(defaultDesign)).toBe(true)
  expect(isUntouched({ ...defaultDesign, accentColor: '#e91e63' })).toBe(true)
  expect(isUntouched({ ...defaultDesign, hideWatermark: false })).toBe(true)
  // The everyday paper follows from the country.
  expect(isUntouched({ ...defaultDesign, pageSize: 'a4' })).toBe(true)
  expect(isUntouched({ ...defaultDesign, pageSize: 'legal' })).toBe(false)
  expect(isUntouched({ ...designThrough(classic), isTemplateChosen: true })).toBe(false)
})
