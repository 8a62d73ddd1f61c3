import { mountPalettes } from './routes.ts'

export const palettes = { mount: mountPalettes }
