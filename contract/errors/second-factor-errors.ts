/** Errors of two-factor authentication, as in `errors.ts`. */
export const secondFactorErrors = {
  401: {
    code_needed: 'Please enter the code that your authenticator app shows.',
    code_expired: 'This took too long, or too many codes were wrong. Please sign in again.',
  },
  403: {
    code_wrong: 'This code is wrong or too old. Please enter the one that your app shows now.',
    code_used: 'This code was used already. Please wait for the next one that your app shows.',
  },
  409: {
    second_factor_on: 'Two-factor authentication is on already.',
    second_factor_off: 'Two-factor authentication is not set up. Please begin again.',
  },
} as const
