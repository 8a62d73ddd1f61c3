/** Errors of programs with a key and of calls about keys, as in `errors.ts`. */
export const keyErrors = {
  400: {
    connection_refused:
      'This assistant isn’t asking as it should: start again from its side, and allow nothing that you did not start.',
  },
  401: {
    key_invalid:
      'This key isn’t valid: it was mistyped, has expired, or was ended. Make another one under Integrations.',
  },
  403: {
    person_needed: 'Only a person can do this. Sign in to Carte and do it there.',
    key_scope: 'This key may not do that. Its owner can make one that may, under Integrations.',
    declares_none:
      'Only a person can declare that a dish contains none of the allergens. Leave its allergens out, and its owner declares them in Carte.',
  },
  404: {
    key_not_found: 'This key has ended already.',
  },
  409: {
    too_many_keys: 'You have 20 keys. End one that you don’t use first.',
    idempotency_key_unfinished:
      'The first request with this Idempotency-Key isn’t finished. Wait a moment and send the same again; if it stays so, look at what is there before you use another key.',
  },
  422: {
    idempotency_key_reused:
      'This Idempotency-Key was used for another request. Use another key for another request.',
  },
} as const
