import { describe, expect, it } from 'vitest'
import { dietaryMarksOf } from './dietary-marks.ts'

const tagged = (...ids: number[]) => ({ dietaryOptions: ids })
const letters = (item: ReturnType<typeof tagged>) => dietaryMarksOf(item).map(({ mark }) => mark)

describe('dietaryMarksOf', () => {
  it('gives each diet its letters, in the order of the reference list', () => {
    expect(letters(tagged(6, 3, 1))).toEqual(['V', 'GF', 'S'])
  })

  it('lets vegan stand for vegetarian too', () => {
    expect(letters(tagged(1, 2))).toEqual(['VG'])
  })

  it('names a diet as the reference list does', () => {
    expect(dietaryMarksOf(tagged(4))).toEqual([{ id: 4, mark: 'DF', name: 'Dairy-Free' }])
  })

  it('has nothing to say for a diet that the reference list lacks', () => {
    expect(dietaryMarksOf(tagged(40))).toEqual([])
  })
})
