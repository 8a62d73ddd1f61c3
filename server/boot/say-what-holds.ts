import { join } from 'node:path'
import { providers } from '../adapters/payments/providers/providers.ts'
import type { Db } from '../db/schema.ts'
import type { Env } from '../settings/env.ts'
import { unknownSettings } from '../settings/given-settings.ts'
import { installationOf } from '../settings/installation.ts'
import { isPublicAddress } from '../settings/local-address.ts'
import type { Logger } from '../watching/log.ts'

interface Start {
  readonly env: Env
  readonly log: Logger
  readonly db: Db
}

/** What an operator may not have meant, once at each start. */
export async function sayWhatHolds({ env, log, db }: Start): Promise<void> {
  for (const { name, meant } of unknownSettings(process.env))
    log.warn({ setting: name }, `${name} isn't a setting of Carte${meant ? `: did you mean ${meant}?` : ''}`)
  const isPublic = isPublicAddress(env.publicUrl)
  if (installationOf(env).saysPaymentsAreTests)
    log.warn(`payments are not real (CARTE_BILLING=${env.billing}), and every screen says so`)
  if (isPublic && !env.smtp) {
    log.warn(
      { outbox: join(env.dataDir, 'outbox') },
      'no mail leaves this machine (SMTP_URL is not set): mails are files in the outbox, for you to open and pass on',
    )
  }
  if (env.requiresVerifiedEmail && !env.smtp) {
    log.warn(
      { outbox: join(env.dataDir, 'outbox') },
      'nobody who registers can sign in before the link of a mail was opened (CARTE_REQUIRE_VERIFIED_EMAIL), and mails stay in the outbox (SMTP_URL is not set)',
    )
  }
  for (const { name, label, takesMoney } of providers) {
    const unattended = takesMoney && name !== env.billing ? await countLive(db, name) : 0
    if (unattended > 0) {
      log.warn(
        { subscriptions: unattended, billing: env.billing },
        `${label} may go on charging subscriptions that count for nothing here: cancel them there, or set CARTE_BILLING=${name}`,
      )
    }
  }
}

async function countLive(db: Db, provider: string): Promise<number> {
  const row = await db
    .selectFrom('subscriptions')
    .select((query) => query.fn.countAll().as('count'))
    .where('provider', '=', provider)
    .where('status', 'in', ['active', 'past_due'])
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}
