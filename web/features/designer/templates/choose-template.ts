import { changeOfTemplate, type KeptSetting } from '#domain/design/change-template.ts'
import type { Design } from '#domain/design/settings.ts'
import { type Template, templateById } from '#domain/design/templates.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { shapeOf } from '#domain/menu/model/walk.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { toast } from '../../../ui/toast/toast-store.ts'

/** Gives the open menu another template. The owner's earlier choices stay; a toast offers to reset them. */
export function chooseTemplate(template: Template): void {
  const open = useOpenMenu.getState()
  const { preset, kept } = changeOfTemplate(
    open.design,
    templateById(open.templateId),
    template,
    shapeOf(open.menu ?? newMenu()),
  )
  const design = { ...open.design, ...preset, isTemplateChosen: true }
  // The one that it has already changes no page: there's nothing to save or to undo.
  if (template.id === open.templateId && isSame({ ...open.design, isTemplateChosen: true }, design)) {
    useOpenMenu.setState({ design })
    return
  }
  open.chooseTemplate(template.id, preset)
  if (kept.length === 0) return
  const noun = kept.map((setting) => words[setting]).join(' and ')
  toast({
    title: `${template.name} template`,
    description: `Your own ${noun} stay${kept.length > 1 || kept[0] === 'colors' ? '' : 's'} as you chose.`,
    action: {
      label: `Use those of ${template.name}`,
      onSelect: () => useOpenMenu.getState().chooseTemplate(template.id, template.preset),
    },
  })
}

const isSame = (one: Design, other: Design): boolean => JSON.stringify(one) === JSON.stringify(other)

const words: Readonly<Record<KeptSetting, string>> = { colors: 'colors', font: 'font', size: 'text size' }
