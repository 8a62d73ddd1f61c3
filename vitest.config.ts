import { defineConfig } from 'vitest/config'

const apiTests = { include: ['tests/api/**/*.test.ts'], testTimeout: 20_000, hookTimeout: 60_000 }

/** The API tests run as they are on both engines. */
export default defineConfig({
  test: {
    // One more than a machine's two cores: API tests wait for their disk and their databases.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,illustration,contract,workers,typeset,server,web,scripts}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      { test: { name: 'process', include: ['tests/process/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'fuzz', include: ['tests/fuzz/**/*.test.ts'], env: { CARTE_TEST_ENGINE: 'sqlite' } } },
      {
        test: {
          name: 'api on SQLite',
          ...apiTests,
          exclude: ['tests/api/move-to-postgres.test.ts'],
          env: { CARTE_TEST_ENGINE: 'sqlite' },
        },
      },
      {
        test: {
          name: 'api on PostgreSQL',
          ...apiTests,
          env: { CARTE_TEST_ENGINE: 'postgres' },
          globalSetup: ['tests/support/postgres-cluster.ts'],
        },
      },
    ],
  },
})
