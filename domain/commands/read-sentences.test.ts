import { describe, expect, it } from 'vitest'
import { houseMenu } from '#tests/samples/commands/house.ts'
import { readSentences } from './read-sentences.ts'

const context = { menu: houseMenu(), today: '2026-11-29', cuisineId: 5 }

const pricesOf = (name: string, menu = context.menu) =>
  menu.sections
    .flatMap(({ items }) => items)
    .find((item) => item.name === name)
    ?.prices.map(({ amount }) => amount)

describe('sentences of a model', () => {
  it('are read one by one, each on what the one before leaves', () => {
    const { change, left } = readSentences(
      ['rename Sides to Contorni', 'raise Contorni by 1', 'raise Contorni by 1'],
      context,
    )
    expect(left).toEqual([])
    expect(change && pricesOf('French Fries', change.menu)).toEqual([800])
    expect(change?.says).toHaveLength(3)
  })

  it('that change nothing are left out with the reason, and the others count', () => {
    const { change, left } = readSentences(
      [
        'publish the menu',
        'publish the menu',
        'sign the allergens of all dishes',
        'pay for the professional plan',
        'make it nicer',
        'raise the salad by 1',
        'set Ribeye to 42',
      ],
      context,
    )
    expect(change && pricesOf('Ribeye', change.menu)).toEqual([4200])
    expect(change?.says).toEqual(['Set Ribeye to $42.00.'])
    expect(left.map(({ why }) => why)).toEqual([
      'Guests see a menu when you share it: press Share Menu.',
      expect.stringContaining('by a person'),
      'Plans and payments are in your account.',
      'It isn’t a command that Carte knows.',
      'Which one is “the salad”?',
    ])
  })

  it('come to nothing where none is a change', () => {
    expect(readSentences(['share it with everyone'], context).change).toBeNull()
    expect(readSentences([], context)).toEqual({ change: null, left: [] })
  })
})
