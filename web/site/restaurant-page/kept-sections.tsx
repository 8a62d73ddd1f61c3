import { renderToStaticMarkup } from 'react-dom/server'
import type { ViewerMenu, ViewerSection } from '#contract/viewer-menu.ts'
import { keptWith } from '#domain/live/guests/kept-with.ts'
import type { AroundDishes } from '../menu-viewer/dishes/around-dishes.ts'
import { MenuSection } from '../menu-viewer/dishes/menu-section.tsx'

interface KeptSectionsProps {
  readonly menu: ViewerMenu
  /** Ids of the diets that guests can choose by. */
  readonly choices: readonly number[]
}

/** The sections of a menu of a page; the markup of those in which nothing sold out since is that of the page before. */
export function KeptSections({ menu, choices }: KeptSectionsProps) {
  const { writing, sections } = menu
  return (
    <div
      lang={writing.language}
      dir={writing.direction}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React made this markup, and escaped all words in it.
      dangerouslySetInnerHTML={{
        __html: sections.map((section) => markupOf(section, { menu, choices })).join(''),
      }}
    />
  )
}

interface Around {
  readonly menu: AroundDishes
  readonly choices: readonly number[]
}

const markupOf = keptWith(
  (section: ViewerSection, { menu, choices }: Around): string =>
    renderToStaticMarkup(<MenuSection section={section} menu={menu} choices={choices} depth={1} />),
  (one, other) =>
    one.menu.look === other.menu.look &&
    one.menu.or === other.menu.or &&
    one.menu.writing.language === other.menu.writing.language &&
    one.menu.secondWriting === other.menu.secondWriting &&
    one.choices.join() === other.choices.join(),
)
