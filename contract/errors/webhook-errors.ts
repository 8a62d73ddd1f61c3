/** Errors of calls about addresses for events, as in `errors.ts`. */
export const webhookErrors = {
  400: {
    webhook_address_refused:
      'Events can be sent to a public address by https alone, with a name: https://hooks.example.com/carte.',
  },
  404: {
    webhook_not_found: 'Events are no longer sent to this address.',
    webhook_delivery_not_found: 'This event is no longer kept.',
  },
  409: {
    webhook_paused: 'This address is paused. Please turn it on first.',
    too_many_webhooks: 'This restaurant has 10 addresses for events. Please remove one first.',
  },
} as const
