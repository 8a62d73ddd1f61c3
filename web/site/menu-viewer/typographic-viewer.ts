import type { ViewerMenu } from '#contract/viewer-menu.ts'
import { typographicMenu } from '#domain/menu/typography/typographic-menu.ts'
import { typographicText } from '#domain/menu/typography/typographic-text.ts'

/** A menu with its words as its printed pages have them: as printers set them, unless its owner wants them as typed. */
export function typographicViewer(menu: ViewerMenu): ViewerMenu {
  if (menu.look.punctuation === 'as-typed') return menu
  const { restaurant, title, dateLine, intro, sections, notices, legend, contact, writing } = menu
  const { language } = writing
  const { name, description } = restaurant
  const set = typographicMenu(
    {
      restaurant: { name, description },
      title,
      dateLine,
      ...(intro !== undefined && { intro }),
      sections,
      notices,
      legend,
    },
    { language, second: menu.secondWriting?.language },
  )
  return {
    ...menu,
    ...set,
    restaurant: { ...restaurant, ...set.restaurant },
    ...(contact && { contact: typographicContact(contact, language) }),
  }
}

/** Numbers and addresses of the web, which guests call and follow, stay as they are. */
const typographicContact = (
  contact: NonNullable<ViewerMenu['contact']>,
  language: string,
): NonNullable<ViewerMenu['contact']> => {
  const { address, hours } = contact
  return {
    ...contact,
    ...(address !== undefined && { address: typographicText(address, language) }),
    ...(hours !== undefined && { hours: typographicText(hours, language) }),
  }
}
