import type { ViewerMenu, ViewerSection } from '#contract/pages/viewer-menu.ts'
import { keptWith } from '#domain/live/guests/kept-with.ts'
import { type MenuLanguages, typographicMenu } from '#domain/menu/typography/typographic-menu.ts'
import { typographicText } from '#domain/menu/typography/typographic-text.ts'

/** A menu with its words as its printed pages have them: as printers set them, unless its owner wants them as typed. */
export function typographicViewer(menu: ViewerMenu): ViewerMenu {
  if (menu.look.punctuation === 'as-typed') return menu
  const { restaurant, title, dateLine, intro, sections, notices, legend, contact, writing } = menu
  const { language } = writing
  const languages = { language, second: menu.secondWriting?.language }
  const { name, description } = restaurant
  const set = typographicMenu(
    {
      restaurant: { name, description },
      title,
      dateLine,
      ...(intro !== undefined && { intro }),
      notices,
      legend,
    },
    languages,
  )
  return {
    ...menu,
    ...set,
    sections: sections.map((section) => typographicSection(section, languages)),
    restaurant: { ...restaurant, ...set.restaurant },
    ...(contact && { contact: typographicContact(contact, language) }),
  }
}

const typographicSection = keptWith(
  (section: ViewerSection, languages: MenuLanguages): ViewerSection => {
    const [set = section] = typographicMenu({ sections: [section] }, languages).sections
    return set
  },
  (one, other) => one.language === other.language && one.second === other.second,
)

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
