import type { MenuContent } from '#domain/menu/model/menu.ts'

/**
 * A menu with its names in small letters, since pages print some in capitals and what was meant cannot be seen, and with
 * the signs of typewriters where printers have others.
 */
export const foldedNames = (content: MenuContent): MenuContent =>
  JSON.parse(
    JSON.stringify(content, (key, value) =>
      typeof value !== 'string' ? value : typed(key === 'name' ? value.toLowerCase() : value),
    ),
  )

const typed = (text: string): string =>
  text
    .replaceAll(/[″“”]/gu, '"')
    .replaceAll(/[′‘’]/gu, "'")
    .replaceAll(/[\u00a0\u202f]/gu, ' ')
