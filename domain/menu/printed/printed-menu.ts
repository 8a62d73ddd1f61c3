import type { Menu } from '../model/menu.ts'
import type { NoticeKind } from '../model/notice.ts'
import { guestDescription, type Restaurant } from '../model/restaurant.ts'
import { setFields } from '../model/set-fields.ts'
import type { Shown } from './printed-item.ts'
import { legendOf, type PrintedMark } from './printed-marks.ts'
import { type PrintedSection, printedSection } from './printed-section.ts'
import { marksIn, tellsAllergens, withStates } from './printed-states.ts'
import { menuWords } from './words/menu-words.ts'

/** All that a menu says, in the order in which people read it: the one source of every page and board. */
export interface PrintedMenu {
  readonly restaurant: { readonly name: string; readonly description: string }
  /** Empty where there is none, as the line below it. */
  readonly title: string
  readonly dateLine: string
  readonly intro?: string
  /** In one list in the order of the page. Those that say nothing but their name are left out. */
  readonly sections: readonly PrintedSection[]
  readonly notices: readonly PrintedNotice[]
  readonly legend: readonly PrintedMark[]
  /** Whether anything is declared about what its dishes contain. Then words say of the others that it isn't. */
  readonly tellsAllergens: boolean
  /** Address, phone, hours, web, those that are given. */
  readonly contact: readonly string[]
  /** Between the choices of a course. */
  readonly or: string
}

export interface PrintedNotice {
  readonly id: string
  readonly kind: NoticeKind
  readonly text: string
  readonly secondText?: string
}

export type Heading = Pick<Restaurant, 'name'> & Partial<Pick<Restaurant, 'description' | 'market'>>

export function printedMenu(restaurant: Heading, written: Menu, design: Shown): PrintedMenu {
  // A menu without a market is sold in that of its restaurant, whose customs its marks follow.
  const menu = setFields(written, { market: written.market ?? restaurant.market })
  const shown = { ...design, market: restaurant.market }
  const sections = withSomething(menu.sections.map((section) => printedSection(section, menu, shown)))
  const words = menuWords(menu.language)
  const stated = design.spellsOut ? { sections, legend: [] } : withStates(sections, words)
  const { address, phone, hours, web } = menu.contact ?? {}
  return {
    restaurant: { name: restaurant.name, description: guestDescription(restaurant) },
    title: menu.title,
    dateLine: menu.dateLine,
    ...(menu.intro !== undefined && { intro: menu.intro }),
    sections: stated.sections,
    notices: menu.notices.map(({ id, kind, text, secondText }) => ({
      id,
      kind,
      text,
      ...(secondText && { secondText }),
    })),
    legend: [...legendOf(marksIn(sections), menu), ...stated.legend],
    tellsAllergens: tellsAllergens(sections),
    contact: [address, phone, hours, web].filter((line) => line !== undefined),
    or: words.or,
  }
}

/** What guests of a menu read of which nobody declared anything; undefined of any other. @param language BCP 47, of the menu */
export const undeclaredNotice = (
  {
    tellsAllergens,
    sections,
  }: Pick<PrintedMenu, 'tellsAllergens'> & { readonly sections: readonly unknown[] },
  language: string | undefined,
): string | undefined =>
  tellsAllergens || sections.length === 0 ? undefined : menuWords(language).declaration.nothingDeclared

/** A heading over nothing looks like a mistake; over a section that is printed it is none. */
function withSomething(sections: readonly PrintedSection[]): PrintedSection[] {
  const printed = new Set<number>()
  for (const section of sections.toReversed()) {
    const { id, parentId, items, prices, extras, intro, footer, daypart } = section
    const says =
      items.length + prices.length + extras.length > 0 || (intro ?? footer ?? daypart) !== undefined
    if (says || printed.has(id)) {
      printed.add(id)
      if (parentId !== undefined) printed.add(parentId)
    }
  }
  return sections.filter(({ id }) => printed.has(id))
}
