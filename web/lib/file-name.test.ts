import { expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

it('prefers the name in UTF-8', () => {
  expect(fileNameOf(`attachment; filename="Caf_ Menu.pdf"; filename*=UTF-8''Caf%C3%A9%20Menu.pdf`)).toBe(
    'Café Menu.pdf',
  )
})

it('takes the plain name when there is no other', () => {
  expect(fileNameOf('attachment; filename="Menu.pdf"')).toBe('Menu.pdf')
})

it('knows when there is none', () => {
  expect(fileNameOf('attachment')).toBeNull()
  expect(fileNameOf(null)).toBeNull()
})
