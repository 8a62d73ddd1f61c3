import type { Appearance } from '@stripe/stripe-js'
import { useSyncExternalStore } from 'react'

const darkScreen = () => window.matchMedia('(prefers-color-scheme: dark)')

function followScheme(onChange: () => void): () => void {
  const query = darkScreen()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Our colours for Stripe's form, which is in a frame that our style sheet does not reach. */
export function useStripeAppearance(): Appearance {
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
