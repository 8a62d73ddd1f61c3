import { lazy, type ReactNode, Suspense } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { hasPlans } from '#contract/shared/installation.ts'
import { canLookAfterAccounts } from '#domain/access/accounts.ts'
import { canInvite } from '#domain/access/invitations.ts'
import { canSeeJobs } from '#domain/access/jobs.ts'
import { mayDo } from '#domain/access/roles.ts'
import { ActivityCard } from '../../features/account/activity/activity-card.tsx'
import { SessionsCard } from '../../features/account/activity/sessions-card.tsx'
import { InvitationsCard } from '../../features/account/invitations/invitations-card.tsx'
import { PicturesCard } from '../../features/account/pictures/pictures-card.tsx'
import { DeleteCard } from '../../features/account/settings/delete-card.tsx'
import { ExportCard } from '../../features/account/settings/export-card.tsx'
import { PasswordCard } from '../../features/account/settings/password-card.tsx'
import { ProfileCard } from '../../features/account/settings/profile-card.tsx'
import { WorkCard } from '../../features/account/work/work-card.tsx'
import { PaymentsCard } from '../../features/billing/subscription/payments-card.tsx'
import { PlanCard } from '../../features/billing/subscription/plan-card.tsx'
import { useCurrentUser } from '../../lib/current-user.ts'
import { installation } from '../../lib/installation.ts'
import { ScreenTitle } from '../../lib/screen-title.tsx'
import { useMay } from '../../plan/own-role.ts'

// They come with the rest of the screen, and keep nobody waiting for it.
const AccountsCard = lazy(async () => ({
  default: (await import('../../features/account/administration/accounts-card.tsx')).AccountsCard,
}))
const PeopleCards = lazy(async () => ({
  default: (await import('../../features/account/people/people-cards.tsx')).PeopleCards,
}))

/** What was done in the house is for who manages it. */
const HouseActivity = () => useMay('invite') && <ActivityCard />

const SecondFactorCard = lazy(async () => ({
  default: (await import('../../features/account/second-factor/second-factor-card.tsx')).SecondFactorCard,
}))

const ProviderCards = lazy(async () => ({
  default: (await import('../../features/account/settings/provider-cards.tsx')).ProviderCards,
}))

/** With a provider of the operator's, or with a password alone. */
function SignInCards() {
  const { signInProvider } = installation()
  return signInProvider ? <ProviderCards provider={signInProvider} /> : <PasswordCard />
}

const PasskeysCard = lazy(async () => ({
  default: (await import('../../features/account/settings/passkeys-card.tsx')).PasskeysCard,
}))

interface Part {
  readonly id: string
  readonly name: string
  readonly cards: ReactNode
  /** Absent: every user sees it. */
  readonly isFor?: (user: User | null | undefined) => boolean
}

const parts: readonly Part[] = [
  { id: 'profile', name: 'Profile', cards: <ProfileCard /> },
  {
    id: 'plan',
    name: 'Plan and payments',
    // Payments are of the whole house.
    isFor: (user) =>
      hasPlans(installation()) && mayDo(user?.house.role ?? 'owner', 'see money') && !user?.house.restaurants,
    cards: (
      <>
        <PlanCard />
        <PaymentsCard />
      </>
    ),
  },
  {
    id: 'security',
    name: 'Security',
    cards: (
      <>
        <SignInCards />
        <Suspense>
          <SecondFactorCard />
          <PasskeysCard />
        </Suspense>
        <SessionsCard />
        <HouseActivity />
      </>
    ),
  },
  {
    id: 'people',
    name: 'People',
    cards: <PeopleCards />,
  },
  {
    id: 'invitations',
    name: 'Invitations',
    isFor: (user) => installation().registration === 'invited' && canInvite(user ?? null),
    cards: <InvitationsCard />,
  },
  {
    id: 'accounts',
    name: 'Accounts',
    isFor: (user) => canLookAfterAccounts(user ?? null),
    cards: <AccountsCard />,
  },
  {
    id: 'work',
    name: 'Background work',
    isFor: (user) => canSeeJobs(user ?? null),
    cards: <WorkCard />,
  },
  {
    id: 'data',
    name: 'Your data',
    cards: (
      <>
        <PicturesCard />
        <ExportCard />
        <DeleteCard />
      </>
    ),
  },
]

export function AccountScreen() {
  const user = useCurrentUser()
  const shown = parts.filter(({ isFor }) => !isFor || isFor(user))
  return (
    <main className="page-width py-8 sm:py-12">
      <ScreenTitle name="Account" />
      <h1>Account</h1>
      <div className="mt-8 grid gap-8 lg:grid-cols-[11rem_minmax(0,46rem)] lg:gap-16">
        <nav aria-label="On this page" className="max-lg:hidden">
          <ul className="sticky top-8 flex flex-col gap-1 border-rule border-l text-sm">
            {shown.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-px block border-transparent border-l-2 py-1.5 pl-4 text-quiet hover:border-accent hover:text-ink"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-6">
          {shown.map(({ id, cards }) => (
            <div key={id} id={id} className="flex scroll-mt-8 flex-col gap-6">
              <Suspense>{cards}</Suspense>
            </div>
          ))}
        </div>
      </div>
    </main>
  )
}
