import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { childEnvironment } from './tests/support/child-environment.ts'
import { isLong } from './tests/support/depth.ts'
import { keepFilesInMemory } from './tests/support/memory-disk.ts'

keepFilesInMemory()

// Workers that tests start find there what an earlier one has compiled, and start in half the time.
process.env.NODE_COMPILE_CACHE ??= childEnvironment.NODE_COMPILE_CACHE

/**
 * Files of these projects share the modules of a worker: loading the server again for each file would take
 * a third of their time.
 */
const shared = { isolate: false, setupFiles: ['tests/support/shared-worker.ts'] }

/**
 * Node takes the types out of our files itself, and keeps what it compiled. No test puts a module in the place of
 * another, so Vitest needn't read each file for that.
 */
const byNode = { experimental: { viteModuleRunner: false, nodeLoader: false } }

/** Tests of components: only Vite reads JSX, styles and texts as modules. */
const ofComponents = [
  'tests/pages/**/*.test.ts',
  'web/site/{render,site-pages}.test.ts',
  'web/site/menu-viewer/words-for-guests.test.ts',
  'web/features/billing/forms/payment-forms.test.ts',
  'web/features/builder/actions/builder-actions.test.ts',
  'web/features/builder/generating/replace-menu-dialog.test.ts',
  'web/features/builder/import/lines/question/layout-question.test.ts',
]

/**
 * One more than two cores: tests of calls wait for their databases, those of processes for their time limits. Three
 * journeys next to them leave two cores idle for a third of their time.
 */
const maxWorkers = 3

const unitTests = {
  ...shared,
  maxWorkers,
  setupFiles: [...shared.setupFiles, 'tests/support/give-way.ts'],
  // They give way to all others, for minutes.
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

const apiTests = {
  ...shared,
  ...byNode,
  maxWorkers,
  setupFiles: [...shared.setupFiles, 'tests/support/cheap-passwords.ts'],
  // Journeys run next to them: a busy machine takes ten times as long.
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

/**
 * A clean checkout knows no times, and vitest begins with the largest files of a project. Then a short one that
 * typesets many menus came last, while the other workers were idle: what waits for databases comes first, next to the
 * journeys, then the longest files, and those that only compute fill the end.
 */
class ComputingLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => turnOf(one) - turnOf(other))
  }
}

function turnOf({ project, moduleId }: TestSpecification): number {
  if (project.name.startsWith('api')) return 0
  return project.name === 'unit' && !moduleId.includes('/typeset/') ? 2 : 1
}

/**
 * Files that a push runs on SQLite alone: their statements are those of others that it runs on both engines, but for a
 * few that read, change or delete rows of one table by equality. The contract and a role refuse before any statement is
 * made; printing, reading and judging menus come after the last one.
 */
const onSqliteInShort = [
  'accounts attacks audit bad-input billing-off billing-with-stripe calendar claims',
  'document-versions drafts-and-restaurants guests-allergens insights items keys-by-call',
  'limited-members limits mails mcp menu-states operation own-account own-pictures palettes',
  'poisoned-sources refusals restaurant-page-for-guests roles sample-menus served-menu specials',
  'trace unreadable-documents uploads uploads-in-a-bucket viewer',
]
  .flatMap((names) => names.split(' '))
  .map((name) => `tests/api/${name}.test.ts`)

/** What writes and reads rows is tested on both engines, the rest on one. */
export default defineConfig({
  test: {
    sequence: { sequencer: ComputingLast },
    projects: [
      {
        test: {
          name: 'unit',
          ...unitTests,
          ...byNode,
          include: [
            '{templates,domain,illustration,sources,contract,workers,typeset,server,web,scripts,commands}/**/*.test.ts',
            'trials/{layouts,jury,menus}/**/*.test.ts',
          ],
          exclude: ofComponents,
        },
      },
      { test: { name: 'components', ...unitTests, include: ofComponents } },
      {
        test: {
          name: 'process',
          ...byNode,
          maxWorkers,
          include: ['tests/process/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'fuzz',
          ...byNode,
          maxWorkers,
          include: ['trials/fuzz/**/*.test.ts'],
          env: { CARTE_TEST_ENGINE: 'sqlite' },
        },
      },
      {
        test: {
          name: 'api on SQLite',
          ...apiTests,
          include: ['tests/api/**/*.test.ts'],
          exclude: ['tests/api/move-to-postgres.test.ts', 'tests/api/move-house.test.ts'],
          env: { CARTE_TEST_ENGINE: 'sqlite' },
        },
      },
      {
        test: {
          name: 'api on PostgreSQL',
          ...apiTests,
          include: ['tests/api/*.test.ts'],
          exclude: isLong ? [] : onSqliteInShort,
          env: { CARTE_TEST_ENGINE: 'postgres' },
          globalSetup: ['tests/support/postgres-cluster.ts'],
        },
      },
    ],
  },
})
