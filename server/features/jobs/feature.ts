import { sweepJobs } from '../../jobs/queries.ts'
import { mountJobs } from './routes.ts'

export const jobs = { mount: mountJobs, sweeps: { jobs: sweepJobs } }
