import { mountSpecials } from './routes.ts'

export const specials = { mount: mountSpecials }
