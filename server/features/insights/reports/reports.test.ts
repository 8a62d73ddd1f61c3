import { afterAll, describe, expect, it, vi } from 'vitest'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { allRecipes, recipeFinder } from '#domain/menu/recipes/catalogue-recipes.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import type { CacheStatus } from '#typeset/typesetter.ts'
import { createLog } from '../../../watching/log.ts'
import { makeReport, type ReportedMenu, seasonAt } from './report-task.ts'
import { createReports } from './reports.ts'

const dishes = loadCatalogue()
const recipeOf = recipeFinder(allRecipes(dishes))
let revision = 1
let cache: () => CacheStatus = () => ({ hits: 0, misses: 0, bytes: 0 })

const reports = createReports({
  catalogue: {
    dishes: async () => dishes,
    recipes: async () => recipeOf,
    read: async () => ({
      revision,
      dishes,
      recipes: dishes,
      recipeOf,
      added: [],
      retired: [],
      unreadableIds: [],
    }),
  },
  clock: () => new Date('2026-10-01T12:00:00.000Z'),
  log: createLog('silent'),
  metrics: {
    watchCache: (_, status) => {
      cache = status
    },
  },
})
afterAll(() => reports.close())

const menuOf = (items: number): ReportedMenu => ({
  kind: 'unsaved',
  content: buildContent({ items }),
  cuisineId: 5,
})

const ask = (menu: ReportedMenu, version?: string) => ({
  version,
  menu: vi.fn(async () => menu),
  for: 'account a' as const,
  signal: new AbortController().signal,
})

describe('reports', () => {
  it('are made in a process of their own, the same as in this one', async () => {
    const menu = menuOf(12)
    for (const report of ['recommendations', 'optimization'] as const)
      expect(await reports.make(report, ask(menu))).toEqual(
        makeReport(
          { report, menu, at: '2026-10-15T12:00:00.000Z', added: [], retired: [] },
          { dishes, recipeOf },
        ),
      )
  })

  it('know the season where the menu is served', () => {
    const seasonIn = (content: Parameters<typeof seasonAt>[1]) =>
      seasonAt(new Date('2026-10-15T12:00:00.000Z'), content)
    const content = buildContent({ items: 1 })
    const restaurant = { ...content.restaurant, market: { country: 'AU' } }
    expect(seasonIn(content)).toBe('autumn')
    expect(seasonIn({ ...content, restaurant })).toBe('spring')
    expect(seasonIn({ ...content, restaurant, market: { country: 'US' } })).toBe('autumn')
  })

  it('are kept by the version of the menu, which is not read again before it changes', async () => {
    const [first, again, changed] = [
      ask(menuOf(3), 'saved m 1'),
      ask(menuOf(3), 'saved m 1'),
      ask(menuOf(4), 'saved m 2'),
    ]
    const made = await reports.make('optimization', first)
    expect(await reports.make('optimization', again)).toBe(made)
    expect(await reports.make('optimization', changed)).not.toEqual(made)
    expect([first, again, changed].map(({ menu }) => menu.mock.calls.length)).toEqual([1, 0, 1])
  })

  it('are made anew when the catalogue changes', async () => {
    const before = await reports.make('optimization', ask(menuOf(3), 'saved n 1'))
    revision += 1
    const after = await reports.make('optimization', ask(menuOf(3), 'saved n 1'))
    expect(after).toEqual(before)
    expect(after).not.toBe(before)
  })

  it('are kept by content where a menu has no version, and joined while they are made', async () => {
    const asked = [ask(menuOf(7)), ask(menuOf(7))]
    const [one, other] = await Promise.all(asked.map((request) => reports.make('optimization', request)))
    expect(one).toBe(other)
    const { hits } = cache()
    expect(await reports.make('optimization', ask(menuOf(7)))).toBe(other)
    expect(cache().hits).toBe(hits + 1)
  })

  it('of one account wait for each other, so many at a time, and another account gets its own', async () => {
    const asked = Array.from({ length: 8 }, (_, n) =>
      reports.make('optimization', ask(menuOf(20 + n))).then(
        () => 'made',
        (error: { code: string }) => error.code,
      ),
    )
    const other = reports.make('optimization', { ...ask(menuOf(40)), for: 'account b' })
    expect(await other).not.toBeNull()
    const answers = await Promise.all(asked)
    expect(answers.filter((answer) => answer === 'made')).toHaveLength(5)
    expect(answers.filter((answer) => answer === 'server_busy')).toHaveLength(3)
  })

  it('are none of a draft without a dish, and none of a damaged menu', async () => {
    const empty = JSON.stringify({ content: buildContent({ items: 0 }), design: {}, step: 'builder' })
    expect(await reports.make('recommendations', ask({ kind: 'draft', document: empty }))).toBeNull()
    const damaged = ask({ kind: 'saved', document: '{"documentVersion":77}', cuisineId: null })
    expect(await reports.make('recommendations', damaged)).toBeNull()
    expect(await reports.make('recommendations', ask(menuOf(5)))).not.toBeNull()
  })
})
