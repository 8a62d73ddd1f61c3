import { mountSources } from './routes.ts'

export const sources = { mount: mountSources }
