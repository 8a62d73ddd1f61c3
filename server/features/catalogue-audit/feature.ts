import { mountAudit } from './routes.ts'

export const catalogueAudit = { mount: mountAudit, screens: () => ['/menu-audit'] }
