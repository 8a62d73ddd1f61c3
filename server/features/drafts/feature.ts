import { mountDrafts } from './routes.ts'

export const drafts = { mount: mountDrafts }
