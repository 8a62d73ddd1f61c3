import { expect, it } from 'vitest'
import { creep, generationText } from './progress.ts'

it('creeps toward 90 and waits there', () => {
  expect(creep(0, 0.5)).toBe(5)
  expect(creep(88, 0.99)).toBe(90)
  expect(creep(90, 0.99)).toBe(90)
})

it('never goes back from an answer that came', () => {
  expect(creep(95, 0.99)).toBe(95)
  expect(creep(100, 0.99)).toBe(100)
})

it('stands still at the lower end of chance', () => {
  expect(creep(40, 0)).toBe(40)
})

it.each([
  [0, 'Loading...'],
  [25, 'Loading...'],
  [25.1, 'Generating your menu...'],
  [50, 'Generating your menu...'],
  [50.1, 'Gathering recommendations...'],
  [75, 'Gathering recommendations...'],
  [75.1, 'Optimizing menu items...'],
  [95, 'Optimizing menu items...'],
  [95.1, 'Almost done...'],
  [100, 'Almost done...'],
])('says at %f percent: %s', (percent, text) => {
  expect(generationText(percent)).toBe(text)
})
