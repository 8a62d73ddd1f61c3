import { mountInsights } from './routes.ts'

export const insights = { mount: mountInsights, screens: () => ['/menu-optimization', '/recommendations'] }
