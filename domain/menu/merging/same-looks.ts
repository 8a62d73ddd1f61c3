import type { Design } from '../../design/settings.ts'
import { isEqual } from './three-way.ts'

interface Looks {
  readonly design: Design
  readonly templateId: number
}

/** Have two menus one template and one design? Whether somebody chose the template is on no page. */
export const looksTheSame = (one: Looks, other: Looks): boolean =>
  one.templateId === other.templateId &&
  isEqual({ ...one.design, isTemplateChosen: true }, { ...other.design, isTemplateChosen: true })
