import { mountReference } from './routes.ts'

export const reference = { mount: mountReference }
