import { expect, it } from 'vitest'
import { fileNameFor } from './file-name.ts'

it('leaves out what a file system refuses, and is never empty', () => {
  expect(fileNameFor('Brasserie 24/7: "Été" Menu')).toBe('Brasserie 24 7 Été Menu')
  expect(fileNameFor('???')).toBe('Menu')
})
