import { defaultDesign } from '#domain/design/settings.ts'
import type { MenuContent } from '#domain/menu/document.ts'

/** The key and the value under which a browser keeps the open menu, as after a reload of the builder. */
export const openMenuInStorage = (content: MenuContent): [key: string, value: string] => [
  'carte-open-menu',
  JSON.stringify({
    version: 1,
    state: {
      ...content,
      cuisineId: 5,
      templateId: 1,
      design: defaultDesign,
      isFinalized: false,
      savedAs: null,
      filters: null,
      revision: 1,
      safeRevision: 1,
    },
  }),
]
