import { expect, it } from 'vitest'
import { blockTags } from './tags.ts'

it('says what is written in a span once, and not what a picture shows', () => {
  const tags = blockTags({
    role: 'Root',
    children: [
      {
        role: 'P',
        children: [
          { type: 'content', id: 'one' },
          { role: 'Span', alt: 'Chicken', children: [{ id: 'two' }, { id: 'three' }] },
          { role: 'Figure', alt: 'A chicken', children: [{ id: 'four' }] },
        ],
      },
    ],
  })
  expect(['one', 'two', 'three', 'four'].map((id) => tags.get(id)?.actual)).toEqual([
    undefined,
    'Chicken',
    '',
    undefined,
  ])
  expect(new Set([...tags.values()].map(({ block }) => block))).toEqual(new Set([1]))
})
