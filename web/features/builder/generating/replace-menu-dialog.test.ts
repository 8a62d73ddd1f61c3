import { expect, it } from 'vitest'
import { namesIn } from './replace-menu-dialog.tsx'

const dishes = (...names: string[]) => names.map((name) => ({ name }))

it('says how many dishes of the owner go, and names the first five', () => {
  expect(namesIn([])).toBe('')
  expect(namesIn(dishes('Pho'))).toBe('A dish of yours would go: Pho.')
  expect(namesIn(dishes('Pho', 'Soup'))).toBe('2 dishes of yours would go: Pho and Soup.')
  expect(namesIn(dishes('A', 'B', 'C', 'D', 'E', 'F', 'G'))).toBe(
    '7 dishes of yours would go: A, B, C, D, E, and 2 more.',
  )
})
