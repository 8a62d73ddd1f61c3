import { describe, expect, it } from 'vitest'
import { dietaryDetailsOf } from './dietary.ts'
import { dietaryMarksOf, legendOf } from './dietary-marks.ts'

const tagged = (...ids: number[]) => ({ dietaryOptions: ids, dietaryDetails: dietaryDetailsOf(ids) })
const letters = (item: ReturnType<typeof tagged>) => dietaryMarksOf(item).map(({ mark }) => mark)

describe('dietaryMarksOf', () => {
  it('gives each option its letters, in the order of the reference list', () => {
    expect(letters(tagged(6, 3, 1))).toEqual(['V', 'GF', 'S'])
  })

  it('lets vegan stand for vegetarian too', () => {
    expect(letters(tagged(1, 2))).toEqual(['VG'])
  })

  it('names an option by its id where only ids were saved', () => {
    expect(dietaryMarksOf({ dietaryOptions: [4], dietaryDetails: [] })).toEqual([
      { id: 4, mark: 'DF', name: 'Dairy-Free' },
    ])
  })

  it('keeps the name that was saved, and makes letters for an option of the owner’s own', () => {
    const item = { dietaryOptions: [], dietaryDetails: [{ id: 40, name: 'Low salt', displayClass: '' }] }
    expect(dietaryMarksOf(item)).toEqual([{ id: 40, mark: 'LS', name: 'Low salt' }])
  })
})

describe('legendOf', () => {
  it('explains every mark of the menu once', () => {
    expect(legendOf([tagged(3), tagged(), tagged(2, 3)]).map(({ name }) => name)).toEqual([
      'Vegan',
      'Gluten-Free',
    ])
  })
})
