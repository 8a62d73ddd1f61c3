import { expect, it } from 'vitest'
import { houseMenu } from '#tests/samples/commands/house.ts'
import { type Listed, listedOf, readTold, type Told, wanted } from '#tests/samples/commands/told-effects.ts'
import type { Menu } from '../menu/model/menu.ts'
import { menuSchema } from '../menu/model/menu.ts'
import type { AvailabilityWord, CommandAnswer } from './answers/command.ts'
import { readCommand } from './read-command.ts'

/** A Sunday. */
const TODAY = '2026-11-29'
const menu = houseMenu()

const read = (says: string): CommandAnswer => readCommand(says, { menu, today: TODAY, cuisineId: 5 })

const untilWord = (until: AvailabilityWord['until']): string =>
  until.kind === 'changed' ? 'open' : until.kind === 'day' ? until.day : 'day'

function saidOf(words: readonly AvailabilityWord[], of: Menu): string[] {
  return words.map(({ place, isSoldOut, until, shows }) => {
    const name = of.sections
      .find(({ id }) => id === place.sectionId)
      ?.items.find(({ id }) => id === place.itemId)?.name
    return isSoldOut
      ? `${name} out ${untilWord(until)}${shows === 'hidden' ? ' hidden' : ''}`
      : `${name} back`
  })
}

type Verdict = 'understood' | 'asked' | 'wrong'

/** A change must be exactly the one that is meant; anything else than a change does no harm. */
function judge({ says, wants }: Told): Verdict {
  const answer = read(says)
  const isEdit = !/^(?:ask|tell|no)$/u.test(wants)
  if (answer.kind === 'change') {
    expect(() => menuSchema.parse(answer.menu)).not.toThrow()
    const after: Listed = listedOf(answer.menu, saidOf(answer.words, menu))
    return isEdit && isSame(after, wanted(menu, wants)) ? 'understood' : 'wrong'
  }
  if (!isEdit) return wants !== 'tell' || answer.kind === 'told' ? 'understood' : 'asked'
  return 'asked'
}

const isSame = (one: Listed, other: Listed): boolean => JSON.stringify(one) === JSON.stringify(other)

const tally = (file: string) => {
  const told = readTold(new URL(`../../tests/samples/commands/${file}`, import.meta.url))
  const by = (verdict: Verdict) => told.filter((one) => judge(one) === verdict).map(({ says }) => says)
  return { count: told.length, understood: by('understood'), asked: by('asked'), wrong: by('wrong') }
}

it('understands 85 % of the written commands and gets none wrong', () => {
  const { count, understood, asked, wrong } = tally('written.txt')
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThanOrEqual(300)
  expect(understood.length / count, `asked back: ${asked.join('; ')}`).toBeGreaterThanOrEqual(0.85)
})

it('gets nothing wrong of what it was never tuned for', () => {
  const { count, wrong } = tally('at-first-sight.txt')
  expect(count).toBeGreaterThanOrEqual(60)
  expect(wrong).toEqual([])
})

it('says how a change by percent is rounded and what it comes to, and offers other ways', () => {
  const answer = read('raise the wines by 5%')
  if (answer.kind !== 'change') throw new Error('The command is a change.')
  expect(answer.says).toEqual([
    'Raise Wine by 5%, rounded to end in .00 or .50, as on this menu: +5.1% on average.',
  ])
  expect(answer.roundings?.map(({ label }) => label)).toEqual([
    'As on this menu: .00 or .50',
    'Exact to the cent',
    'Nearest $0.05',
    'Nearest $0.10',
    'Nearest $0.25',
    'Nearest $0.50',
    'Whole dollar',
  ])
  for (const { command } of answer.roundings ?? []) {
    const again = read(command)
    expect(again).toMatchObject({ kind: 'change', roundings: answer.roundings })
  }
  const exact = read(answer.roundings?.[1]?.command ?? '')
  expect(exact).toMatchObject({ says: ['Raise Wine by 5%, rounded as asked: +5% on average.'] })
  expect(read('raise the wines by 5%, end on .90')).not.toHaveProperty('roundings')
  expect(read('raise everything by 5% except the wines')).toMatchObject({
    roundings: expect.arrayContaining([
      expect.objectContaining({
        command: 'raise everything by 5%, round to the nearest 0.01 except the wines',
      }),
    ]),
  })
})
