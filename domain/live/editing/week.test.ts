import { describe, expect, it } from 'vitest'
import { copyDay, proposedSpan, timesOf, weekOf, withDay } from './week.ts'

const lunch = { days: [2, 3, 4, 5], from: '11:30', until: '15:00' }
const dinner = { days: [2, 3, 4, 5, 6], from: '17:00', until: '02:00' }

describe('a week of times', () => {
  it('stands by its days, and is the same as weekly times again', () => {
    const week = weekOf([dinner, lunch])
    expect(week.get(2)).toEqual([
      { from: '11:30', until: '15:00' },
      { from: '17:00', until: '02:00' },
    ])
    expect(week.get(6)).toEqual([{ from: '17:00', until: '02:00' }])
    expect(week.get(7)).toEqual([])
    expect(timesOf(week)).toEqual([lunch, dinner])
    expect(timesOf(weekOf([]))).toEqual([])
  })

  it('has other times on one day, and copies them to others', () => {
    const brunch = withDay(weekOf([]), 7, [{ from: '10:00', until: '14:00' }])
    expect(timesOf(copyDay(brunch, 7, [6]))).toEqual([{ days: [6, 7], from: '10:00', until: '14:00' }])
    expect(timesOf(copyDay(weekOf([lunch]), 1, [2, 3]))).toEqual([{ ...lunch, days: [4, 5] }])
  })

  it('proposes the times of the day before for a day without any', () => {
    const week = weekOf([lunch])
    expect(proposedSpan(week, 6)).toEqual({ from: '11:30', until: '15:00' })
    expect(proposedSpan(week, 1)).toEqual({ from: '11:30', until: '15:00' })
    expect(proposedSpan(week, 2)).toEqual({ from: '17:00', until: '22:00' })
    expect(proposedSpan(weekOf([]), 1)).toEqual({ from: '11:30', until: '22:00' })
  })
})
