import { mountImages } from './routes.ts'

export const images = { mount: mountImages }
