import { startPostgres } from '../../tests/support/postgres.ts'
import { skipped, type Trial, type TrialRow } from './trial.ts'

/** Runs a fault in this many rounds, for servers with these settings. */
type Run = (fault: string, rounds: number, settings: Readonly<Record<string, string>>) => Promise<TrialRow>

interface Engine {
  readonly name: string
  /** Of the long form. */
  readonly rounds: number
}

/** The same fault on SQLite and on PostgreSQL, which is left out where none is at hand. */
export const onBothEngines = (
  fault: string,
  { sqlite, postgres }: { readonly sqlite: Engine; readonly postgres: Engine },
  run: Run,
): readonly Trial[] => [
  { ...sqlite, run: async (rounds) => [await run(`${fault}, SQLite`, rounds, {})] },
  {
    ...postgres,
    async run(rounds) {
      const onPostgres = `${fault}, PostgreSQL`
      const database = await startPostgres({ fsync: true })
      if (!database) return [skipped(onPostgres, 'no PostgreSQL is at hand')]
      try {
        const databaseUrl = await database.createDatabase('carte')
        return [await run(onPostgres, rounds, { DATABASE_URL: databaseUrl })]
      } finally {
        database.remove()
      }
    },
  },
]
