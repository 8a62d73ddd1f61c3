import { expect, it } from 'vitest'
import { templateAskedFor, wayOn } from './way-on.ts'

it('leads a newcomer into the first minute, and back to any other screen', () => {
  expect(wayOn(null, 'registered')).toBe('/start')
  expect(wayOn('/menu-builder?template=modern', 'registered')).toBe('/start')
  expect(wayOn('/subscription-checkout', 'registered')).toBe('/subscription-checkout')
})

it('leads an owner to where they came from, else to their menus', () => {
  expect(wayOn(null, 'signed-in')).toBe('/')
  expect(wayOn(null, null)).toBe('/')
  expect(wayOn('/menu-builder', 'signed-in')).toBe('/menu-builder')
})

it('opens what was done in the trial, unless something else was meant', () => {
  expect(wayOn(null, 'registered', true)).toBe('/menu-builder')
  expect(wayOn(null, 'signed-in', true)).toBe('/menu-builder')
  expect(wayOn('/subscription-checkout', 'signed-in', true)).toBe('/subscription-checkout')
})

it('knows the template that was chosen on a public page', () => {
  expect(templateAskedFor('/menu-builder?template=modern')).toBe('modern')
  expect(templateAskedFor('/account')).toBeNull()
  expect(templateAskedFor(null)).toBeNull()
})
