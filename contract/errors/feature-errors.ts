/** Errors that the calls of a single feature answer; the others are in `errors.ts`. */
export { boardErrors } from './board-errors.ts'
export { changeErrors } from './change-errors.ts'
export { jobErrors } from './job-errors.ts'
export { keyErrors } from './key-errors.ts'
export { peopleErrors } from './people-errors.ts'
export { secondFactorErrors } from './second-factor-errors.ts'
export { signInErrors } from './sign-in-errors.ts'
export { webhookErrors } from './webhook-errors.ts'
