import { expect, it } from 'vitest'
import '#tests/builders/browser-storage.ts'
import { DEFAULT_TEMPLATE_ID, templates } from '#domain/design/templates.ts'
import { buildContent } from '#tests/builders/build-menu.ts'

const { useOpenMenu } = await import('../../../menu/store/open-menu.ts')
const { chooseTemplate } = await import('./choose-template.ts')

it('changes nothing where the menu has the template already, and changes it to another one', () => {
  const open = useOpenMenu.getState
  open().clear()
  open().startMenu(buildContent(), 1)
  const [first, other] = templates.toSorted((one) => (one.id === DEFAULT_TEMPLATE_ID ? -1 : 1))
  if (!first || !other) throw new Error('There are several.')
  chooseTemplate(first)
  const { revision } = open()
  chooseTemplate(first)
  expect(open()).toMatchObject({ revision, templateId: first.id, design: { isTemplateChosen: true } })
  chooseTemplate(other)
  expect(open()).toMatchObject({ revision: revision + 1, templateId: other.id })
})
