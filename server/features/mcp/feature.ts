import { mountMcp } from './routes.ts'

export const mcp = { mount: mountMcp }
