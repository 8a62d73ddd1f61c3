import type { Page } from '@playwright/test'

/** What comes of a payment in the fake form. */
export type FormAnswer = 'succeeded' | 'already paid' | { readonly declined: string }

/** What a page calls to pay; the test answers. */
declare global {
  interface Window {
    payAtFakeStripe(clientSecret: string): Promise<FormAnswer>
  }
}

/**
 * Serves a script in the place of Stripe's own, which the wrappers for React take for it: its form is a
 * sentence, and a payment is what the test says.
 */
export async function serveFakeStripeForm(
  page: Page,
  pay: (clientSecret: string) => Promise<FormAnswer>,
): Promise<void> {
  await page.exposeFunction('payAtFakeStripe', pay)
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${fakeStripe})()` }),
  )
}

/** Runs in the browser; closes over nothing. */
function fakeStripe(): void {
  type Listener = () => void
  const unused = () => {
    throw new Error('The fake does not have this')
  }

  function createElement() {
    const listeners: Record<string, Listener> = {}
    let form: HTMLElement | undefined
    return {
      on: (event: string, listener: Listener) => {
        listeners[event] = listener
      },
      off: (event: string) => {
        delete listeners[event]
      },
      mount(place: HTMLElement) {
        form = document.createElement('p')
        form.textContent = "Stripe's own form"
        place.append(form)
        setTimeout(() => listeners.ready?.())
      },
      update: () => {},
      destroy: () => form?.remove(),
    }
  }

  const stripe = {
    elements: ({ clientSecret }: { clientSecret: string }) => ({
      clientSecret,
      create: createElement,
      getElement: () => null,
      update: () => {},
    }),
    async confirmPayment({ elements }: { elements: { clientSecret: string } }) {
      const answer = await window.payAtFakeStripe(elements.clientSecret)
      if (answer === 'succeeded') return { paymentIntent: { status: 'succeeded' } }
      if (answer === 'already paid') {
        return {
          error: { message: 'This PaymentIntent has succeeded', payment_intent: { status: 'succeeded' } },
        }
      }
      return { error: { type: 'card_error', message: answer.declined } }
    },
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
  }
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) })
}
