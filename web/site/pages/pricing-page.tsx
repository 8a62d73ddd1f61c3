import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PageFrame } from '#contract/pages/pages.ts'
import { formatDollars } from '#domain/money/dollars.ts'
import { includedIn, type Plan, plans } from '#domain/plans/plans.ts'
import { billingQuestions } from '#domain/site/billing-questions.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { SitePage } from '../frame/site-page.tsx'
import { PageHead } from './page-head.tsx'

export function PricingPage({ frame }: { frame: PageFrame }) {
  const plan = frame.visitor?.subscriptionPlan
  return (
    <SitePage
      frame={frame}
      title="Pricing"
      description={`Basic is free. Professional is ${monthly('professional')} a month: all templates, unlimited menus, no watermark. Cancel at any time.`}
    >
      <PageHead
        title="Two plans, one price"
        lead="Start free and stay as long as you like. Go Professional when your menu needs more room."
      />
      <div className="page-width grid max-w-240 items-start gap-6 md:grid-cols-2 lg:gap-8">
        <PlanCard
          plan="basic"
          lead="For one restaurant and a first menu."
          included={includedIn('basic', frame.installation)}
          isCurrent={plan === 'basic'}
        >
          {plan || frame.installation.registration === 'open' ? (
            <LinkButton href="/menu-builder" size="lg" variant="secondary" className="w-full">
              {plan ? 'Create Your Menu' : `Start with ${plans.basic.name}`}
            </LinkButton>
          ) : (
            <LinkButton href="/auth" size="lg" variant="secondary" className="w-full">
              Sign In
            </LinkButton>
          )}
        </PlanCard>
        <PlanCard
          plan="professional"
          lead="Billed monthly. Cancel at any time."
          included={includedIn('professional', frame.installation)}
          isCurrent={plan === 'professional'}
        >
          {plan === 'professional' ? (
            <LinkButton href="/account" size="lg" className="w-full">
              Manage Your Plan
            </LinkButton>
          ) : (
            <LinkButton href="/subscription-checkout" size="lg" className="w-full">
              Upgrade to {plans.professional.name}
            </LinkButton>
          )}
        </PlanCard>
      </div>
      <section aria-labelledby="questions" className="page-width max-w-240 py-16 sm:py-24">
        <h2 id="questions">Questions about billing</h2>
        <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
          {billingQuestions.map(({ question, answer }) => (
            <div key={question} className="border-rule border-t pt-4">
              <h3 className="font-sans text-base">{question}</h3>
              <p className="mt-2 text-pretty text-quiet">{answer}</p>
            </div>
          ))}
        </div>
        <p className="mt-12 text-quiet">
          Anything else? Write to{' '}
          <a className="link" href={`mailto:${frame.installation.supportEmail}`}>
            {frame.installation.supportEmail}
          </a>
          .
        </p>
      </section>
    </SitePage>
  )
}

const monthly = (plan: Plan): string => formatDollars(plans[plan].priceCents / 100)

interface PlanCardProps {
  plan: Plan
  lead: string
  included: readonly string[]
  isCurrent: boolean
  children: ReactNode
}

function PlanCard({ plan, lead, included, isCurrent, children }: PlanCardProps) {
  const { name } = plans[plan]
  return (
    <section
      aria-labelledby={plan}
      className="rounded-card border border-rule bg-card p-6 outline outline-rule -outline-offset-6 sm:p-8 lg:p-10"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={plan}>{name}</h2>
        <span aria-hidden="true" className="hidden grow border-edge border-b-2 border-dotted lg:block" />
        <p className="whitespace-nowrap">
          <span className="font-display font-semibold text-xl lining-nums">{monthly(plan)}</span>
          <span className="text-quiet text-sm"> / month</span>
        </p>
      </div>
      <p className="mt-2 text-quiet text-sm">{lead}</p>
      {isCurrent && (
        <p className="mt-3">
          <Badge tone="good" icon={Check}>
            Your plan
          </Badge>
        </p>
      )}
      {plan === 'professional' && <p className="mt-6 font-medium">Everything in {plans.basic.name}, plus</p>}
      <ul className="mt-6 flex flex-col gap-2">
        {included.map((line) => (
          <li key={line} className="flex gap-3">
            <Check size={20} aria-hidden="true" className="mt-0.75 shrink-0 text-accent" />
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-8">{children}</p>
    </section>
  )
}
