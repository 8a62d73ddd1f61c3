import { describe, expect, it } from 'vitest'
import { findCycles, importsOf, judgeArrows } from './import-graph.ts'

const graph = (imports: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(imports))

describe('the imports of a file', () => {
  it('are found in each form, types and lazy ones too', () => {
    const text = [
      "import { z } from 'zod'",
      "import type {\n  Menu,\n} from '#domain/menu/model/schema.ts'",
      "import '../styles.ts'",
      "export { one } from './one.ts'",
      "const late = () => import('./late.ts')",
      "startWorker(new URL('./worker.ts', import.meta.url))",
      "const words = `it's from 'nowhere'`",
    ].join('\n')
    expect(importsOf('web/menu/store.ts', text)).toEqual([
      'package:zod',
      'domain/menu/model/schema.ts',
      'web/styles.ts',
      'web/menu/one.ts',
      'web/menu/late.ts',
      'web/menu/worker.ts',
    ])
  })
})

describe('the table of arrows', () => {
  const table = {
    domain: { rooms: [], packages: ['zod'] },
    server: { rooms: ['domain', 'server/features/*'] },
    'server/features/*': { rooms: ['domain'] },
  }
  const fine = {
    'domain/menu.ts': ['package:zod', 'domain/price.ts'],
    'domain/price.ts': [],
    'server/app.ts': ['domain/menu.ts', 'server/features/menus/routes.ts', 'package:hono'],
    'server/features/menus/routes.ts': ['domain/menu.ts', 'server/features/menus/queries.ts'],
    'server/features/menus/queries.ts': [],
    'server/features/drafts/routes.ts': [],
  }

  it('lets through what it names', () => {
    expect(judgeArrows(graph(fine), table)).toEqual([])
  })

  it.each([
    ['a room below', 'domain/price.ts', 'server/app.ts', 'domain may not import server'],
    [
      'a sub-room',
      'server/features/menus/queries.ts',
      'server/app.ts',
      'server/features/menus may not import server',
    ],
    [
      'a sister that stands for the same line',
      'server/features/drafts/routes.ts',
      'server/features/menus/queries.ts',
      'server/features/drafts may not import server/features/menus',
    ],
    ['a package', 'domain/price.ts', 'package:hono', 'imports the package hono'],
    ['a file of the tests', 'domain/price.ts', 'tests/build-menu.ts', 'which is no part of the product'],
  ])('finds a planted violation: %s', (_case, from, to, words) => {
    const [problem, ...others] = judgeArrows(graph({ ...fine, [from]: [to] }), table)
    expect(problem).toContain(words)
    expect(others).toEqual([])
  })

  it('takes a star for every room of a folder, and lets tools import tests', () => {
    const tools = { ...table, scripts: { rooms: ['*'] }, commands: { rooms: ['server/*'] } }
    const files = graph({
      ...fine,
      'scripts/any.ts': ['server/app.ts', 'tests/build-menu.ts'],
      'commands/backup.ts': ['server/features/menus/queries.ts', 'domain/price.ts'],
    })
    expect(judgeArrows(files, tools)).toEqual([
      'commands/backup.ts imports domain/price.ts: commands may not import domain',
    ])
  })

  it('refuses a file of no room, and a line for no folder', () => {
    expect(judgeArrows(graph({ ...fine, 'lib/any.ts': [] }), table)).toEqual([
      'lib/any.ts stands in no room of the table',
    ])
    expect(judgeArrows(graph(fine), { ...table, web: { rooms: ['domain', 'contract'] } })).toEqual([
      'web is a line of the table and no folder',
      'contract is imported by a line of the table and has none itself',
    ])
  })
})

describe('cycles', () => {
  it('are found between files, however long, once for a group', () => {
    const files = graph({ 'a/1.ts': ['a/2.ts'], 'a/2.ts': ['a/3.ts'], 'a/3.ts': ['a/1.ts', 'a/2.ts'] })
    expect(findCycles(files)).toEqual(['A cycle of files: a/1.ts → a/2.ts → a/3.ts → a/1.ts'])
  })

  it('are found between folders whose files have none', () => {
    const files = graph({
      'a/1.ts': ['a/b/1.ts'],
      'a/b/1.ts': ['a/2.ts'],
      'a/2.ts': ['c/1.ts'],
      'c/1.ts': [],
    })
    expect(findCycles(files)).toEqual([
      'A cycle of folders (2 reach each other): a → a/b → a\n    a/1.ts → a/b/1.ts\n    a/b/1.ts → a/2.ts',
    ])
  })

  it('are found between rooms, although no two of their folders import each other', () => {
    const files = graph({
      'a/reading/lines/1.ts': ['a/writing/words/1.ts'],
      'a/writing/words/1.ts': [],
      'a/writing/files/1.ts': ['a/reading/tables/1.ts'],
      'a/reading/tables/1.ts': [],
    })
    expect(findCycles(files)).toEqual([
      'A cycle of folders (2 reach each other): a/reading → a/writing → a/reading\n    a/reading/lines/1.ts → a/writing/words/1.ts\n    a/writing/files/1.ts → a/reading/tables/1.ts',
    ])
  })

  it('are none where everything points down, packages left out', () => {
    const files = graph({ 'a/1.ts': ['b/1.ts', 'package:zod'], 'a/2.ts': ['a/1.ts'], 'b/1.ts': [] })
    expect(findCycles(files)).toEqual([])
  })
})
