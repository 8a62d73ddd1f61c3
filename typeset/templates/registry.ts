import { TypesetError } from '../job/errors.ts'
import { classic } from './classic/classic.ts'
import type { TemplateLayout } from './layout.ts'
import { modern } from './modern/modern.ts'
import { rustic } from './rustic/rustic.ts'

/** Every template that can be typeset; `id` as in `#domain/design/templates.ts`. */
const templates: readonly TemplateLayout[] = [classic, modern, rustic]

/** The template with this id; throws `unknown_template`. */
export function templateLayout(id: number): TemplateLayout {
  const template = templates.find((candidate) => candidate.id === id)
  if (!template) throw new TypesetError('unknown_template', `template ${id}`)
  return template
}
