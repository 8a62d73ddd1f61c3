import * as registry from '#templates/registry.ts'
import type { TemplateDefinition as AnyTemplate } from '#templates/shared/template.ts'

type Registered = (typeof registry)[keyof typeof registry]

export type TemplateId = Registered['id']

export interface Template extends AnyTemplate {
  readonly key: Registered['key']
  readonly styleClass: string
}

export type ProfessionalTemplateKey = Extract<Registered, { plan: 'professional' }>['key']

/** Every template in the order in which they came, which is that of their ids. */
export const templates: readonly Template[] = Object.values(registry)
  .sort((one, other) => one.id - other.id)
  .map((template) => ({ ...template, styleClass: `template-${template.key}` }))

export const DEFAULT_TEMPLATE_ID: TemplateId = 1

export const templateById = (id: number): Template | undefined =>
  templates.find((template) => template.id === id)

export const isTemplateId = (id: number): id is TemplateId => templates.some((template) => template.id === id)
