import { describe, expect, it } from 'vitest'
import { keyWords } from './shortcuts.ts'

describe('the words of a shortcut', () => {
  it.each([
    ['$mod+z', 'Ctrl+Z', '⌘Z'],
    ['$mod+Shift+z', 'Ctrl+Shift+Z', '⇧⌘Z'],
    ['F2', 'F2', 'F2'],
    ['Escape', 'Esc', 'Esc'],
  ])('for %s are %s, on a Mac %s', (keys, elsewhere, onMac) => {
    expect(keyWords(keys, false)).toBe(elsewhere)
    expect(keyWords(keys, true)).toBe(onMac)
  })
})
