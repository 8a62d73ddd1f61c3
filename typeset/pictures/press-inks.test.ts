import { expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { pageColors } from './page-colors.ts'
import { inkOf, inksOf } from './press-inks.ts'

it('puts all grey of a color into black', () => {
  expect(inkOf('#000000')).toEqual([0, 0, 0, 100])
  expect(inkOf('#ffffff')).toEqual([0, 0, 0, 0])
  expect(inkOf('#808080')).toEqual([0, 0, 0, 50])
  expect(inkOf('#ff0000')).toEqual([0, 100, 100, 0])
  expect(inkOf('#204060')).toEqual([67, 33, 0, 62])
})

it('lays no more than three full inks anywhere', () => {
  for (const color of ['#010000', '#0a0501', '#102030', '#ff00ff', '#331100'])
    expect(inkOf(color).reduce((sum, ink) => sum + ink, 0)).toBeLessThanOrEqual(300)
})

it('sets words on light paper in black alone, whatever their color', () => {
  for (const primaryColor of ['#333333', '#1a2b5c', '#401010']) {
    const inks = inksOf(pageColors({ ...defaultDesign, primaryColor, secondaryColor: '#fdf6e3' }))
    expect(inks.ink).toEqual([0, 0, 0, 100])
    expect(inks.soft).toEqual([0, 0, 0, 100])
  }
})

it('leaves white words on dark paper without ink', () => {
  const { ink, paper } = inksOf(
    pageColors({ ...defaultDesign, primaryColor: '#ffffff', secondaryColor: '#101010' }),
  )
  expect(ink).toEqual([0, 0, 0, 0])
  expect(paper).toEqual([0, 0, 0, 100])
})

it('prints no tint that a press does not hold', () => {
  const paperOf = (secondaryColor: string) =>
    inksOf(pageColors({ ...defaultDesign, primaryColor: '#222222', secondaryColor })).paper
  expect(paperOf('#fbf7ec')).toEqual([0, 0, 0, 0])
  expect(paperOf('#f6dfae')).toEqual([0, 9, 29, 4])
})
