import { mountUploads } from './routes.ts'
import { sweepUploads } from './sweep.ts'

export const uploads = { mount: mountUploads, sweeps: { pictures: sweepUploads } }
