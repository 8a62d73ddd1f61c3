import { expect, it } from 'vitest'
import { styleOfSection, withSectionStyle } from './section-styles.ts'
import { defaultDesign } from './settings.ts'

const boxed = { begins: 'in-flow', isKeptTogether: false, isFullWidth: false, isBoxed: true } as const

it('changes the style of one section and leaves the others', () => {
  const design = { sectionStyles: { 1: boxed } }
  const changed = withSectionStyle(design, 2, { begins: 'column' })
  expect(styleOfSection(changed, 1)).toEqual(boxed)
  expect(styleOfSection(changed, 2)).toEqual({ ...boxed, begins: 'column', isBoxed: false })
})

it('forgets a section that is as usual again, so that the design is untouched', () => {
  const changed = withSectionStyle({ sectionStyles: { 1: boxed } }, 1, { isBoxed: false })
  expect(changed).toEqual({ sectionStyles: defaultDesign.sectionStyles })
})
