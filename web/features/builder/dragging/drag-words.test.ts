import { describe, expect, it } from 'vitest'
import { cancelledWords, type Draggable, droppedWords, overWords, pickedUpWords } from './drag-words.ts'

const soup: Draggable = { kind: 'item', id: 1, name: 'Soup', within: 'Appetizers' }
const bread: Draggable = { kind: 'item', id: 2, name: 'Bread', within: 'Appetizers' }
const desserts: Draggable = { kind: 'section', id: 3, name: 'Desserts', within: 'the menu' }
const sides: Draggable = { kind: 'section', id: 4, name: 'Sides', within: 'the menu' }
const second = { index: 1, count: 3 }

describe('what is read aloud while something is dragged', () => {
  it('says what was picked up and where it stands', () => {
    expect(pickedUpWords(soup, second)).toBe('Picked up Soup: position 2 of 3 in Appetizers.')
    expect(pickedUpWords(desserts, second)).toBe('Picked up Desserts: position 2 of 3 in the menu.')
  })

  it('tells a place among its like from another section', () => {
    expect(overWords(soup, bread, second)).toBe('Soup: position 2 of 3.')
    expect(overWords(soup, desserts, second)).toBe('Over Desserts: put Soup down to move it there.')
    expect(overWords(desserts, sides, second)).toBe('Desserts: position 2 of 3.')
    expect(overWords(soup, null, second)).toBe('Soup cannot be put down here.')
  })

  it('says where it ended up', () => {
    expect(droppedWords(soup, bread, second)).toBe('Soup put down at position 2 of 3.')
    expect(droppedWords(soup, desserts, second)).toBe('Soup is the last dish in Desserts now.')
    expect(droppedWords(soup, null, second)).toBe('Soup stays where it was.')
    expect(cancelledWords(soup)).toBe('Soup stays where it was.')
  })
})
