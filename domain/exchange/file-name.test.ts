import { expect, it } from 'vitest'
import { fileNameFor } from './file-name.ts'

it('leaves out what a file system refuses, and is never empty', () => {
  expect(fileNameFor('Brasserie 24/7: "Été" Menu')).toBe('Brasserie 24 7 Été Menu')
  expect(fileNameFor('???')).toBe('Menu')
})

it('shows the ending that it has, whatever turns its letters', () => {
  expect(fileNameFor('menu\u202Efdp.exe')).toBe('menu fdp.exe')
  expect(fileNameFor('תפריט \u200Fערב')).toBe('תפריט ערב')
})
