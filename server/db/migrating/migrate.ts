import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import { StartupError } from '../../errors/startup-error.ts'
import { createAccountsAndMenus } from '../migrations/0001-accounts-and-menus.ts'
import { createModelUsage } from '../migrations/0002-model-usage.ts'
import { createCatalogueItems } from '../migrations/0003-catalogue-items.ts'
import { createDraftsAndRestaurants } from '../migrations/0004-drafts-and-restaurants.ts'
import { createBilling } from '../migrations/0005-billing.ts'
import { createPalettes } from '../migrations/0006-palettes.ts'
import { keepDraftsOfWorks } from '../migrations/0007-drafts-of-works.ts'
import { createAuditTrail } from '../migrations/0008-audit-trail.ts'
import { prepareForGrowth } from '../migrations/0009-growth.ts'
import { hashLinks } from '../migrations/0010-hashed-links.ts'
import { rememberAdministrators } from '../migrations/0011-administrators.ts'
import { countMenuClaims } from '../migrations/0012-menu-claims.ts'
import { giveMenusLinks } from '../migrations/0013-menu-links.ts'
import { listPictureUses } from '../migrations/0014-picture-uses.ts'
import { keepUsernameLooks } from '../migrations/0015-username-looks.ts'
import { rememberHostCookies } from '../migrations/0016-host-cookies.ts'
import { createInvitations } from '../migrations/0017-invitations.ts'
import { rememberSweeps } from '../migrations/0018-sweep-clock.ts'
import { listDraftsByColumns } from '../migrations/0019-listed-drafts.ts'
import { listMenuTitles } from '../migrations/0020-menu-titles.ts'
import { listMenusAsCards } from '../migrations/0021-menu-cards-and-bin.ts'
import { keepMenuStates } from '../migrations/0022-menu-states.ts'
import { keepSignOffs } from '../migrations/0023-sign-offs.ts'
import { keepLiveState } from '../migrations/0024-living-menus.ts'
import { keepEarlierSecrets } from '../migrations/0025-earlier-secrets.ts'
import { keepUnlistedPagesAndFindSpentSecrets } from '../migrations/0026-unlisted-pages-and-spent-secrets.ts'
import { keepFormerSlugsAndUsesOfLinks } from '../migrations/0027-former-slugs-and-used-links.ts'
import { keepRetiredDishes } from '../migrations/0028-retired-dishes.ts'
import { keepOneDraftAMenu } from '../migrations/0029-one-draft-a-menu.ts'
import { keepTheRecord } from '../migrations/0030-the-record.ts'
import { keepDishesAndChanges } from '../migrations/0031-dishes-and-changes.ts'
import { nameVersionsAndPlanThem } from '../migrations/0032-versions.ts'
import { keepRestoresAndApproval } from '../migrations/0034-restores-and-approval.ts'
import { keepLastImports } from '../migrations/0035-last-imports.ts'
import { keepJobs } from '../migrations/0036-jobs.ts'
import { prepareForLargeHouses } from '../migrations/0037-growth-of-houses.ts'
import { keepApiKeys } from '../migrations/0040-api-keys.ts'
import { keepHouses } from '../migrations/0043-houses.ts'
import { keepMakersOfLinks } from '../migrations/0044-makers-of-links.ts'
import { lockAccounts } from '../migrations/0047-locked-accounts.ts'
import { keepRegistered } from '../migrations/0048-registered-by-invitation.ts'
import { keepSecondFactors } from '../migrations/0049-second-factors.ts'
import { keepWritersOfDrafts } from '../migrations/0050-writers-of-drafts.ts'
import { keepAnswersOfCalls } from '../migrations/0052-answers-of-repeated-calls.ts'
import { keepConnections } from '../migrations/0053-connections-of-assistants.ts'
import { keepMakersOfPictures } from '../migrations/0054-makers-of-pictures.ts'
import { packStates } from '../migrations/0055-packed-states.ts'
import { keepWaysToSignIn } from '../migrations/0056-ways-to-sign-in.ts'
import { keepPasskeys } from '../migrations/0057-passkeys.ts'
import { keepRenewals } from '../migrations/0058-tokens-that-are-renewed.ts'
import { keepHousesOpenedLast } from '../migrations/0059-houses-opened-last.ts'
import { keepCommandsAndChosenEvents } from '../migrations/0060-given-commands-and-chosen-events.ts'
import { keepRollouts } from '../migrations/0061-rollouts.ts'
import { countRollouts } from '../migrations/0062-counts-of-rollouts.ts'
import { keepDaysOfGuestCounts } from '../migrations/0065-days-of-guest-counts.ts'
import { keepCountsOfRollouts } from '../migrations/0066-kept-counts-of-rollouts.ts'
import { indexInvitationsByExpiry } from '../migrations/0067-invitations-by-expiry.ts'
import { listCurrencies } from '../migrations/0068-currencies-of-listed-menus.ts'
import { type ColumnTypes, columnTypes } from '../migrations/column-types.ts'
import type { Engine } from '../schema.ts'

type MigrationStep = (db: Kysely<unknown>, types: ColumnTypes) => Promise<void>
type MigrationSteps = Readonly<Record<string, MigrationStep>>

/** In the order of their names; forward only. */
export const migrationSteps: MigrationSteps = {
  '0001-accounts-and-menus': createAccountsAndMenus,
  '0002-model-usage': createModelUsage,
  '0003-catalogue-items': createCatalogueItems,
  '0004-drafts-and-restaurants': createDraftsAndRestaurants,
  '0005-billing': createBilling,
  '0006-palettes': createPalettes,
  '0007-drafts-of-works': keepDraftsOfWorks,
  '0008-audit-trail': createAuditTrail,
  '0009-growth': prepareForGrowth,
  '0010-hashed-links': hashLinks,
  '0011-administrators': rememberAdministrators,
  '0012-menu-claims': countMenuClaims,
  '0013-menu-links': giveMenusLinks,
  '0014-picture-uses': listPictureUses,
  '0015-username-looks': keepUsernameLooks,
  '0016-host-cookies': rememberHostCookies,
  '0017-invitations': createInvitations,
  '0018-sweep-clock': rememberSweeps,
  '0019-listed-drafts': listDraftsByColumns,
  '0020-menu-titles': listMenuTitles,
  '0021-menu-cards-and-bin': listMenusAsCards,
  '0022-menu-states': keepMenuStates,
  '0023-sign-offs': keepSignOffs,
  '0024-living-menus': keepLiveState,
  '0025-earlier-secrets': keepEarlierSecrets,
  '0026-unlisted-pages-and-spent-secrets': keepUnlistedPagesAndFindSpentSecrets,
  '0027-former-slugs-and-used-links': keepFormerSlugsAndUsesOfLinks,
  '0028-retired-dishes': keepRetiredDishes,
  '0029-one-draft-a-menu': keepOneDraftAMenu,
  '0030-the-record': keepTheRecord,
  '0031-dishes-and-changes': keepDishesAndChanges,
  '0032-versions': nameVersionsAndPlanThem,
  '0034-restores-and-approval': keepRestoresAndApproval,
  '0035-last-imports': keepLastImports,
  '0036-jobs': keepJobs,
  '0037-growth-of-houses': prepareForLargeHouses,
  '0040-api-keys': keepApiKeys,
  '0043-houses': keepHouses,
  '0044-makers-of-links': keepMakersOfLinks,
  '0047-locked-accounts': lockAccounts,
  '0048-registered-by-invitation': keepRegistered,
  '0049-second-factors': keepSecondFactors,
  '0050-writers-of-drafts': keepWritersOfDrafts,
  '0052-answers-of-repeated-calls': keepAnswersOfCalls,
  '0053-connections-of-assistants': keepConnections,
  '0054-makers-of-pictures': keepMakersOfPictures,
  '0055-packed-states': packStates,
  '0056-ways-to-sign-in': keepWaysToSignIn,
  '0057-passkeys': keepPasskeys,
  '0058-tokens-that-are-renewed': keepRenewals,
  '0059-houses-opened-last': keepHousesOpenedLast,
  '0060-given-commands-and-chosen-events': keepCommandsAndChosenEvents,
  '0061-rollouts': keepRollouts,
  '0062-counts-of-rollouts': countRollouts,
  '0065-days-of-guest-counts': keepDaysOfGuestCounts,
  '0066-kept-counts-of-rollouts': keepCountsOfRollouts,
  '0067-invitations-by-expiry': indexInvitationsByExpiry,
  '0068-currencies-of-listed-menus': listCurrencies,
}

/**
 * Steps that only add: tables, indexes, and columns that are null or have a default. A server of the version before
 * works on their schema, so servers are replaced one after the other, and a step back is a restart.
 */
export const additiveSteps: ReadonlySet<string> = new Set([
  '0048-registered-by-invitation',
  '0049-second-factors',
  '0050-writers-of-drafts',
  '0052-answers-of-repeated-calls',
  '0053-connections-of-assistants',
  '0054-makers-of-pictures',
  '0056-ways-to-sign-in',
  '0057-passkeys',
  '0058-tokens-that-are-renewed',
  '0059-houses-opened-last',
  '0060-given-commands-and-chosen-events',
  '0061-rollouts',
  '0062-counts-of-rollouts',
  '0065-days-of-guest-counts',
  '0066-kept-counts-of-rollouts',
  '0067-invitations-by-expiry',
  '0068-currencies-of-listed-menus',
])

interface MigrateOptions {
  readonly steps?: MigrationSteps
  readonly additive?: ReadonlySet<string>
}

/**
 * Brings a database to the present schema, in one transaction; on PostgreSQL an advisory lock keeps
 * two servers that start together apart. A database of a newer version stays as it is where that version only added.
 * @throws {StartupError} when a newer version of Carte did more than add, or a step fails: then the database is as it
 * was
 */
export async function migrate<T>(
  db: Kysely<T>,
  engine: Engine,
  { steps = migrationSteps, additive = additiveSteps }: MigrateOptions = {},
): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([name, step]): [string, Migration] => [
      name,
      {
        up: async (migrationDb) => {
          if (engine === 'postgres') await waitForLocks(migrationDb, additive.has(name))
          await step(migrationDb, columnTypes[engine])
          if (additive.has(name)) await noteAdditive(migrationDb, name)
        },
      },
    ]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await takeSteps(migrator)
  if (error instanceof Error && error.message.includes('previously executed migration')) {
    if (await hasOnlyAdditions(db, steps)) return
    throw new StartupError('The database was written by a newer version of Carte. Please start that version.')
  }
  const failed = results.find(({ status }) => status === 'Error')
  if (failed && error instanceof Error) {
    throw new StartupError(
      `The database cannot be brought to this version of Carte (${failed.migrationName}: ${error.message.replaceAll(/\s+/g, ' ')}). It is as it was before.`,
      { cause: error },
    )
  }
  if (error) throw error
}

/**
 * A step that only adds is taken next to servers at work. It gives up on a lock before PostgreSQL looks for deadlocks
 * (`deadlock_timeout`, a second by default): then it is the step that is tried again, and no save of an owner fails.
 */
const waitForLocks = (db: Kysely<unknown>, isAdditive: boolean) =>
  sql`set local lock_timeout = ${sql.lit(isAdditive ? '500ms' : '0')}`.execute(db)

const MOST_TRIES = 30
const PAUSE_MS = 200

/** What PostgreSQL says of a lock that it didn't get: lock_not_available and deadlock_detected. */
const LOCKED: ReadonlySet<unknown> = new Set(['55P03', '40P01'])

const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && LOCKED.has(error.code)

/** All steps in one transaction, which is tried again where another server holds what they lock. */
async function takeSteps(migrator: Migrator): Promise<MigrationResultSet> {
  for (let tries = 1; ; tries += 1) {
    const taken = await migrator.migrateToLatest()
    if (!isLocked(taken.error) || tries === MOST_TRIES) return taken
    await setTimeout(PAUSE_MS)
  }
}

/** Where a step that only adds is noted, for servers that don't know it. */
const ADDED = 'addedBy '

const noteAdditive = (db: Kysely<unknown>, name: string) =>
  sql`insert into ${sql.table('installation')} (key, value) values (${ADDED + name}, '') on conflict do nothing`.execute(
    db,
  )

/** Whether this version's steps were all taken, and all others only added. */
async function hasOnlyAdditions<T>(db: Kysely<T>, steps: MigrationSteps): Promise<boolean> {
  const taken = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const noted = await sql<{ key: string }>`select key from installation`.execute(db)
  const names = new Set(taken.rows.map(({ name }) => name))
  const added = new Set(noted.rows.map(({ key }) => key))
  return (
    Object.keys(steps).every((name) => names.has(name)) &&
    [...names].every((name) => name in steps || added.has(ADDED + name))
  )
}
