import type { Job } from '#contract/accounts/jobs.ts'

const kinds: Readonly<Record<Exclude<Job['kind'], 'sweep'>, string>> = {
  mail: 'A mail',
  webhook: 'An event for another program',
  rollout: 'A change of dishes on a menu',
}

export const jobWords = ({ kind, name }: Pick<Job, 'kind' | 'name'>): string =>
  kind === 'sweep' ? `Regular task: ${name}` : kinds[kind]

const errors: Readonly<Record<string, string>> = {
  unreachable: 'no connection',
  refused: 'the mail server refused it for good',
  unreadable: 'it was kept under another secret (CARTE_SECRET)',
  internal: 'an error of Carte, which is in the log',
  private_address: 'the address is in a private network',
  too_slow: 'no answer in time',
  paused: 'the address was paused',
  superseded: 'a later event took its place',
}

const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export function stateWords({ state, attempts, lastError, lastStatus, nextAt, createdAt }: Job): string {
  const when = (iso: string) => momentFormat.format(new Date(iso))
  const hasFailed = lastError !== null || lastStatus !== null
  if (state === 'waiting' && !hasFailed)
    return attempts > 0 || nextAt === null ? 'Under way' : `Waits until ${when(nextAt)}`
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  const why = lastError !== null ? (errors[lastError] ?? lastError) : lastStatus && `answered ${lastStatus}`
  const next = nextAt === null ? `from ${when(createdAt)}` : `next attempt ${when(nextAt)}`
  return [`Failed after ${tries}`, why, next].filter(Boolean).join(' · ')
}
