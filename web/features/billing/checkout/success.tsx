import { useEffect } from 'react'
import { Link } from 'react-router'
import type { SubscriptionAnswer } from '#contract/accounts/billing.ts'
import { NEW_MENU_PATH } from '#contract/pages/pages.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { sentenceOf } from '../../../lib/api.ts'
import { currentUserQuery } from '../../../lib/current-user.ts'
import { askAgain } from '../../../lib/query-of.ts'
import { ScreenLink } from '../../../lib/screen-link.tsx'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { CHECKOUT_PATH } from '../../../plan/use-upgrade.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { ButtonVariant } from '../../../ui/button/button-class.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { ErrorState } from '../../../ui/waiting/error-state.tsx'
import { Spinner } from '../../../ui/waiting/spinner.tsx'
import { TestModeMark } from '../subscription/test-mode-mark.tsx'
import { PaidMark } from './checkout-outcomes.tsx'
import { Outcome } from './outcome.tsx'
import { useConfirmedSubscription } from './use-confirmed-subscription.ts'

export interface SuccessProps {
  /** The provider sent the person back without a payment. */
  readonly hasFailed: boolean
}

/** After a payment: what it brought, or that its confirmation is still on its way. */
export function Success({ hasFailed }: SuccessProps) {
  const { subscription, error, isWaiting, retry } = useConfirmedSubscription()
  const isProfessional = subscription?.plan === 'professional'
  useFreshUser()
  if (error) {
    return (
      <ErrorState
        title="Your subscription could not be loaded"
        action={<Button onClick={retry}>Try again</Button>}
      >
        {sentenceOf(error, 'Carte did not answer. Please check your connection.')}
      </ErrorState>
    )
  }
  if (!subscription) return <Spinner label="Loading" className="mx-auto" />
  if (isProfessional) return <Active subscription={subscription} />
  if (hasFailed)
    return <NotPaid title="Payment Failed">The payment was not completed. Nothing was charged.</NotPaid>
  if (subscription.status === 'incomplete') return <Pending isWaiting={isWaiting} onRetry={retry} />
  return <NotPaid title="No subscription yet">We found no payment of yours to confirm.</NotPaid>
}

function Active({
  subscription: { currentPeriodEnd, cancelAtPeriodEnd, isTest },
}: {
  subscription: SubscriptionAnswer
}) {
  useFreshUser()
  const menu = useOpenMenu((open) => open.menu)
  const isFinalized = useOpenMenu((open) => open.isFinalized)
  return (
    <Outcome
      mark={<PaidMark />}
      title="Subscription Successful!"
      actions={
        <>
          {menu && (
            <ScreenLink to={isFinalized ? '/menu-designer' : '/menu-builder'}>Back to your menu</ScreenLink>
          )}
          <WaysOn dashboardVariant={menu ? 'secondary' : 'primary'} />
        </>
      }
    >
      <p>
        Every template, unlimited menus and all of Professional are yours
        {currentPeriodEnd && ` until ${formatDate(currentPeriodEnd)}`}
        {!cancelAtPeriodEnd && ', when the next payment is due'}. Your{' '}
        <Link to="/account" className="link">
          account
        </Link>{' '}
        shows payments and receipts, and lets you cancel at any time.
      </p>
      {isTest && <TestModeMark />}
    </Outcome>
  )
}

const Pending = ({ isWaiting, onRetry }: { isWaiting: boolean; onRetry: () => void }) => (
  <Outcome
    title="Confirming your payment"
    actions={
      <>
        {!isWaiting && <Button onClick={onRetry}>Check again</Button>}
        <WaysOn dashboardVariant="secondary" />
      </>
    }
  >
    {isWaiting ? (
      <>
        <Spinner />
        <p role="status">The payment provider has not confirmed it yet. This takes a moment.</p>
      </>
    ) : (
      <p>
        The payment provider has still not confirmed it. Professional starts as soon as it does. You do not
        need to wait here, and you will not be charged twice.
      </p>
    )}
  </Outcome>
)

const WaysOn = ({ dashboardVariant }: { dashboardVariant: ButtonVariant }) => (
  <>
    <LinkButton href="/" variant={dashboardVariant}>
      Go to Dashboard
    </LinkButton>
    <ScreenLink to={NEW_MENU_PATH} variant="secondary">
      Create a New Menu
    </ScreenLink>
  </>
)

const NotPaid = ({ title, children }: { title: string; children: string }) => (
  <Outcome
    title={title}
    actions={
      <>
        <ScreenLink to={CHECKOUT_PATH}>Go to the checkout</ScreenLink>
        <LinkButton href="/" variant="secondary">
          Go to Dashboard
        </LinkButton>
      </>
    }
  >
    <p>{children}</p>
  </Outcome>
)

/** Asks again who is signed in, and with which plan, when a part of the screen first shows. */
function useFreshUser(): void {
  useEffect(() => {
    void askAgain(currentUserQuery)
  }, [])
}
