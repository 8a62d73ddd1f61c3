/** Errors of calls about jobs, as in `errors.ts`. */
export const jobErrors = {
  404: { job_not_found: 'This job was done meanwhile, or is being done now.' },
} as const
