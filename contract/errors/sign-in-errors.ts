/** Errors of signing in at a provider, as in `errors.ts`. */
export const signInErrors = {
  409: {
    password_needed:
      'This account has no password: without the provider nobody could sign in to it. Set a password first.',
  },
  503: {
    provider_unavailable:
      'The provider can’t be reached at the moment. Please sign in with a password, or try again later.',
  },
} as const
