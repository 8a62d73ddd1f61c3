import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { FormMissing } from './form-missing.tsx'
import { Initializing } from './initializing.tsx'
import { PayButton } from './pay-button.tsx'
import { type PaymentFormProps, type PaymentState, SUCCESS_PATH } from './use-payment.ts'

/** Stripe's own form, in a frame of Stripe's: no card number passes through us. */
export function StripeForm({ checkout: { clientSecret, publishableKey }, payment }: PaymentFormProps) {
  const appearance = useStripeAppearance()
  const stripe = useQuery({
    queryKey: ['stripe.js', publishableKey],
    queryFn: async () => {
      const loaded = publishableKey && (await loadStripe(publishableKey))
      if (!loaded) throw new Error('Stripe could not be loaded')
      return loaded
    },
    // Not data, but an object with its own state.
    structuralSharing: false,
  })
  if (stripe.error && !stripe.isFetching)
    return <FormMissing {...LOAD_FAILURE} onRetry={() => stripe.refetch()} />
  if (!stripe.data) return <Initializing />
  return (
    <Elements stripe={stripe.data} options={{ clientSecret, appearance }}>
      <ElementForm payment={payment} />
    </Elements>
  )
}

function ElementForm({ payment }: { payment: PaymentState }) {
  const stripe = useStripe()
  const elements = useElements()
  const [standing, setStanding] = useState<'loading' | 'ready' | 'failed'>('loading')
  const pay = useMutation({
    mutationFn: async () => {
      if (!stripe || !elements) throw new Error('The form was sent before it was there')
      return stripe.confirmPayment({
        elements,
        confirmParams: { return_url: new URL(SUCCESS_PATH, window.location.href).href },
        redirect: 'if_required',
      })
    },
    onSuccess: ({ error, paymentIntent }) => {
      // Another tab may have paid this invoice in the meantime.
      const intent = paymentIntent ?? error?.payment_intent
      if (intent?.status === 'succeeded') payment.onPaid()
      else if (error) payment.onFailed(error.message)
      else payment.onPending()
    },
    onError: () => payment.onFailed(),
  })
  if (standing === 'failed') return <FormMissing {...LOAD_FAILURE} onRetry={() => setStanding('loading')} />
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        pay.mutate()
      }}
    >
      {standing === 'loading' && <Initializing />}
      <div hidden={standing === 'loading'}>
        <PaymentElement
          options={{ layout: 'tabs' }}
          onReady={() => setStanding('ready')}
          onLoadError={() => setStanding('failed')}
        />
        <PayButton
          isPending={pay.isPending}
          failure={payment.failure}
          processor="Stripe"
          isDisabled={standing !== 'ready'}
        />
      </div>
    </form>
  )
}

const LOAD_FAILURE = {
  title: 'The payment form could not be loaded',
  reason:
    'It comes from our payment provider, Stripe. Please check your connection, and whether something in your browser blocks js.stripe.com.',
}

const darkScreen = () => window.matchMedia('(prefers-color-scheme: dark)')

function followScheme(onChange: () => void): () => void {
  const query = darkScreen()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Our colours for Stripe's form, which is in a frame that our style sheet does not reach. */
function useStripeAppearance(): Appearance {
  const isDark = useSyncExternalStore(followScheme, () => darkScreen().matches)
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('accent'),
      colorBackground: token('card'),
      colorText: token('ink'),
      colorTextSecondary: token('quiet'),
      colorTextPlaceholder: token('quiet'),
      colorDanger: token('bad'),
      borderRadius: '6px',
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSizeSm: '14px',
    },
    rules: {
      '.Input': { border: `1px solid ${token('edge')}`, boxShadow: 'none' },
      '.Tab': { border: `1px solid ${token('edge')}`, boxShadow: 'none' },
      '.Label': { fontWeight: '500' },
    },
  }
}

const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim()
