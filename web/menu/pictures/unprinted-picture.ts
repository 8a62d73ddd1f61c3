import { honouredDesign, honours } from '#domain/design/honoured-settings.ts'
import { showsPictureOf } from '#domain/design/shown-pictures.ts'
import { templateById } from '#domain/design/templates.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { useOpenMenu } from '../store/open-menu.ts'

/** Why the pages of the open menu don't show the picture of a dish: a sentence, empty where they do. */
export function whyNotPrinted(item: Pick<MenuItem, 'isFeatured'>): string {
  const { design, templateId } = useOpenMenu.getState()
  const template = templateById(templateId)
  if (!template || showsPictureOf(honouredDesign(design, template), item)) return ''
  if (!honours(template, 'showImages')) return `${template.name} prints dishes without pictures.`
  return design.showImages
    ? 'The design prints pictures of other dishes only.'
    : 'To print it, turn on “Show pictures” in the design.'
}
