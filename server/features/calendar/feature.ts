import { mountCalendar } from './routes.ts'

export const calendar = { mount: mountCalendar }
