import type { Design } from '#domain/design/settings.ts'
import type { Menu, MenuGroup } from '#domain/menu/model/schema.ts'

/** The sections of each page of a menu in several pages; a section without a page appears on all. */
export function sectionsOfPages(
  menu: Menu,
  { pageCount, categoriesPerPage }: Pick<Design, 'pageCount' | 'categoriesPerPage'>,
): MenuGroup[][] {
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1)
  const onPage = (page: number, { category }: MenuGroup) => categoriesPerPage[page]?.includes(category.id)
  return numbers.map((page) =>
    menu.filter((group) => onPage(page, group) || !numbers.some((other) => onPage(other, group))),
  )
}
