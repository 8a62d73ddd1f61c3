import type { ListedTemplate } from '#contract/generating/reference.ts'
import { templates } from '#domain/design/templates.ts'

/** The templates as strangers see them: in the gallery, and by the API. */
export const listedTemplates = (): ListedTemplate[] =>
  templates.map(({ id, name, description, styleClass }) => ({ id, name, description, styleClass }))
