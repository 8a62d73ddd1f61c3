import { expect, test } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { cropOf, partOf } from './crop.ts'

const photo = { width: 4000, height: 3000 }
const band = { widthPx: 1500, heightPx: 500 }

test('keeps the middle of a picture that nobody has cropped', () => {
  const crop = cropOf('section', defaultDesign, '/uploads/a.jpg')
  expect(crop).toEqual({ ...band, point: { x: 50, y: 50 } })
  expect(crop && partOf(photo, crop)).toEqual({ left: 0, top: 834, width: 4000, height: 1333 })
})

test('keeps the point that its owner has chosen, as far as the picture goes', () => {
  const cropPoints = { '/uploads/a.jpg': { x: 0, y: 90 }, '/uploads/b.jpg': { x: 50, y: 30 } }
  const partAt = (address: string) => {
    const crop = cropOf('section', { ...defaultDesign, cropPoints }, address)
    return crop && partOf(photo, crop)
  }
  expect(partAt('/uploads/a.jpg')).toEqual({ left: 0, top: 1667, width: 4000, height: 1333 })
  expect(partAt('/uploads/b.jpg')).toEqual({ left: 0, top: 234, width: 4000, height: 1333 })
})

test('gives a cover the shape of its place, and crops neither logo nor background', () => {
  const side = cropOf('cover', { ...defaultDesign, coverPlace: 'side' }, null)
  expect(side).toMatchObject({ heightPx: 2200 })
  expect(side?.widthPx).toBeLessThan(700)
  expect(cropOf('logo', defaultDesign, null)).toBe(null)
  expect(cropOf('background', defaultDesign, null)).toBe(null)
})
