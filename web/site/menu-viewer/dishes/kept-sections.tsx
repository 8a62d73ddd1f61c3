import { renderToStaticMarkup } from 'react-dom/server'
import type { ViewerMenu, ViewerSection } from '#contract/pages/viewer-menu.ts'
import type { Steps } from '#domain/computing/steps.ts'
import { keptWith } from '#domain/live/guests/kept-with.ts'
import type { AroundDishes } from './around-dishes.ts'
import { MenuSection } from './menu-section.tsx'

interface KeptSectionsProps {
  readonly menu: ViewerMenu
  readonly choices: readonly number[]
  /** How many levels of headings are over the sections, in addition to the first of the page. */
  readonly depth: number
}

/** The sections of a menu; the markup of those in which nothing sold out since is that of the page before. */
export function KeptSections({ menu, choices, depth }: KeptSectionsProps) {
  const { writing, sections } = menu
  return (
    <div
      className="menu-sections"
      lang={writing.language}
      dir={writing.direction}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React made this markup, and escaped all words in it.
      dangerouslySetInnerHTML={{
        __html: sections.map((section) => markupOf(section, { menu, choices, depth })).join(''),
      }}
    />
  )
}

/** Makes the markup of the sections of a menu one by one, so that others have their turn in between. */
export function* makeSections({ menu, choices, depth }: KeptSectionsProps): Steps<void> {
  for (const section of menu.sections) {
    yield
    markupOf(section, { menu, choices, depth })
  }
}

interface Around extends Pick<KeptSectionsProps, 'choices' | 'depth'> {
  readonly menu: AroundDishes
}

const markupOf = keptWith(
  (section: ViewerSection, { menu, choices, depth }: Around): string =>
    renderToStaticMarkup(<MenuSection section={section} menu={menu} choices={choices} depth={depth} />),
  (one, other) =>
    one.depth === other.depth &&
    one.menu.look === other.menu.look &&
    one.menu.or === other.menu.or &&
    one.menu.tellsAllergens === other.menu.tellsAllergens &&
    one.menu.writing.language === other.menu.writing.language &&
    one.menu.secondWriting === other.menu.secondWriting &&
    one.choices.join() === other.choices.join(),
)
