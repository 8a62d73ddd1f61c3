import type { ViewerItem, ViewerSection } from '#contract/pages/viewer-menu.ts'

export const dishesIn = ({ items, sections }: ViewerSection): ViewerItem[] => [
  ...items,
  ...sections.flatMap(dishesIn),
]

/** Sections with all that are in them, in the order of the page. */
export const everySection = (sections: readonly ViewerSection[]): ViewerSection[] =>
  sections.flatMap((section) => [section, ...everySection(section.sections)])
