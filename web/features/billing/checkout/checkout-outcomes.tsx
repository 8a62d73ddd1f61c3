import { CircleCheck } from 'lucide-react'
import { ScreenLink } from '../../../lib/screen-link.tsx'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Outcome } from './outcome.tsx'

export const PaidMark = () => (
  <CircleCheck size={40} strokeWidth={1.5} aria-hidden="true" className="mb-4 text-good" />
)

export const ThankYou = () => (
  <Outcome mark={<PaidMark />} title="Thank You!" actions={<LinkButton href="/">Go to Dashboard</LinkButton>}>
    <p>Your payment has arrived, and Professional is yours.</p>
  </Outcome>
)

export const AlreadyProfessional = () => (
  <Outcome
    title="You already have Professional"
    actions={
      <>
        <ScreenLink to="/account">Go to your account</ScreenLink>
        <LinkButton href="/" variant="secondary">
          Go to Dashboard
        </LinkButton>
      </>
    }
  >
    <p>There is nothing to pay. Your account shows what is paid, until when, and how to change it.</p>
  </Outcome>
)
