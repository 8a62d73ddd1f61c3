import { classic } from '#templates/classic/template.ts'
import { modern } from '#templates/modern/template.ts'
import { rustic } from '#templates/rustic/template.ts'
import type { TemplateLayout } from '#templates/template.ts'
import { TypesetError } from '../job/errors.ts'

/** Every template that can be typeset; `id` as in `#domain/design/templates.ts`. */
const templates: readonly TemplateLayout[] = [classic, modern, rustic]

/** The template with this id; throws `unknown_template`. */
export function templateLayout(id: number): TemplateLayout {
  const template = templates.find((candidate) => candidate.id === id)
  if (!template) throw new TypesetError('unknown_template', `template ${id}`)
  return template
}
