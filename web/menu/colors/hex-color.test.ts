import { expect, it } from 'vitest'
import { parseHexColor } from './hex-color.ts'

it('takes the usual ways to write a colour', () => {
  for (const text of ['#a63a24', 'A63A24', ' #A63a24 ']) expect(parseHexColor(text)).toBe('#a63a24')
  expect(parseHexColor('#fc0')).toBe('#ffcc00')
})

it('takes nothing else', () => {
  for (const text of ['', '#', '#12345', '#1234567', 'red', '#gggggg']) expect(parseHexColor(text)).toBeNull()
})
