import { isDeepStrictEqual } from 'node:util'
import type { ViewerMenu, ViewerSection } from '#contract/viewer-menu.ts'
import { keptWith } from '#domain/live/guests/kept-with.ts'

interface Struck {
  /** `Sold out`, in the language of the menu. */
  readonly word: string
  /** Ids of the items that get it. */
  readonly out: ReadonlySet<number>
}

/**
 * A menu with the word at its items that are sold out, as `printedMenu` would set it. A section with the same words as
 * before is the same object as before, so that what was made of it is kept.
 */
export const struckMenu = (menu: ViewerMenu, struck: Struck): ViewerMenu => ({
  ...menu,
  sections: menu.sections.map((section) => struckSection(section, struck)),
})

function struckSection(section: ViewerSection, { word, out }: Struck): ViewerSection {
  const own = new Set(idsIn(section)).intersection(out)
  return own.size === 0 ? section : withWord(section, { word, out: own })
}

const withWord = keptWith(
  (section: ViewerSection, { word, out }: Struck): ViewerSection => ({
    ...section,
    items: section.items.map((item) => (out.has(item.id) ? { ...item, soldOut: word } : item)),
    sections: section.sections.map((inner) => struckSection(inner, { word, out })),
  }),
  isDeepStrictEqual,
)

const idsIn = ({ items, sections }: ViewerSection): number[] => [
  ...items.map(({ id }) => id),
  ...sections.flatMap(idsIn),
]
