/** Errors of signing in at a provider and with passkeys, as in `errors.ts`. */
export const signInErrors = {
  403: {
    passkey_wrong:
      'This passkey isn’t known here, or it took too long. Please try again, or sign in with your password.',
  },
  404: {
    passkey_not_found: 'This passkey is gone already.',
  },
  409: {
    too_many_passkeys: 'You have 20 passkeys. Remove one that you don’t use first.',
    password_needed:
      'This account has no password: without the provider nobody could sign in to it. Set a password first.',
  },
  503: {
    provider_unavailable:
      'The provider can’t be reached at the moment. Please sign in with a password, or try again later.',
  },
} as const
