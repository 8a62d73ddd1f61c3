import type { MenuContent } from '#domain/menu/model/menu.ts'

/** A menu with its names in small letters: pages print some in capitals, and what was meant cannot be seen. */
export const foldedNames = (content: MenuContent): MenuContent =>
  JSON.parse(
    JSON.stringify(content, (key, value) =>
      key === 'name' && typeof value === 'string' ? value.toLowerCase() : value,
    ),
  )
