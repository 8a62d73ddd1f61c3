import { type PageSetup, pageOfSection } from '#domain/design/pages.ts'
import type { Section } from '#domain/menu/model/section.ts'

/** The sections of each page with those within them; a section without a page appears on all. */
export function sectionsOfPages(sections: readonly Section[], setup: PageSetup): Section[][] {
  const placed = sections.filter(({ parentId }) => parentId === undefined)
  return Array.from({ length: setup.pageCount }, (_, index) =>
    placed.filter(({ id }) => [null, index + 1].includes(pageOfSection(setup, id))),
  )
}
