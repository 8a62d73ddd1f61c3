import { expect, it } from 'vitest'
import { visibleArea } from './use-visible-area.ts'

it('is what the keyboard leaves free', () => {
  expect(visibleArea({ height: 420, offsetTop: 30, scale: 1 }, 844)).toEqual({
    top: 30,
    height: 420,
    bottom: 'auto',
  })
})

it('is the whole page while no keyboard shows, whatever the bars of the browser do', () => {
  expect(visibleArea({ height: 844, offsetTop: 0, scale: 1 }, 844)).toBeUndefined()
  expect(visibleArea({ height: 760, offsetTop: 0, scale: 1 }, 844)).toBeUndefined()
})

it('does not take a zoomed page for one with a keyboard', () => {
  expect(visibleArea({ height: 422, offsetTop: 0, scale: 2 }, 844)).toBeUndefined()
})
