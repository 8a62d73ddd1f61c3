import type { TemplateControl } from '#templates/shared/template.ts'
import { type Design, defaultDesign } from './settings.ts'
import type { Template } from './templates.ts'

/** The settings that only some templates honour, by what a template calls them. All others are every template's. */
const controlOf = {
  columns: 'columns',
  mayReorderSections: 'columns',
  pricePlacement: 'pricePlacement',
  leaders: 'leaders',
  frame: 'frame',
  ornament: 'ornament',
  ornamentFamily: 'ornament',
  headingCase: 'headingCase',
  headerStyle: 'headerStyle',
  showImages: 'images',
  imageSize: 'images',
  itemImages: 'images',
  itemPicturePlace: 'images',
  showSectionImages: 'images',
} as const satisfies Partial<Record<keyof Design, TemplateControl>>

/** A setting that a template may leave aside. */
export type TemplateSetting = keyof typeof controlOf

export const templateSettings = Object.keys(controlOf) as readonly TemplateSetting[]

export const honours = (template: Pick<Template, 'honours'>, setting: TemplateSetting): boolean =>
  template.honours.includes(controlOf[setting])

/** The design as this template sets it: what it does not honour is as if nobody had chosen it. */
export function honouredDesign(design: Design, template: Pick<Template, 'honours'>): Design {
  const left = templateSettings.filter((setting) => !honours(template, setting))
  return { ...design, ...Object.fromEntries(left.map((setting) => [setting, defaultDesign[setting]])) }
}
