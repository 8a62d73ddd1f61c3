import type { User } from '#contract/accounts.ts'
import type { ViewerGroup, ViewerItem, ViewerMenu } from '#contract/pages.ts'
import { savedMenuPdf } from '#contract/saved-menus.ts'
import { menuAddress } from '#domain/access/menus.ts'
import { cuisines, diet } from '#domain/catalogue/reference.ts'
import type { Design } from '#domain/design/settings.ts'
import { templateById } from '#domain/design/templates.ts'
import { legendOf } from '#domain/menu/claims/dietary-marks.ts'
import { ownPath } from '#domain/menu/model/own-path.ts'
import type { MenuGroup, MenuItem } from '#domain/menu/model/schema.ts'
import { printedItem } from '#domain/menu/printed/printed-item.ts'
import { pageColors } from '#typeset/pictures/page-colors.ts'
import { writingOf } from '#typeset/text/writing.ts'
import type { ViewedMenu } from '../../features/menus/view-menu.ts'
import type { Paper } from '../../printing/menu-paper.ts'
import { paperPath, picturePath } from './viewer-paths.ts'

/** What of a menu its page shows: nothing of the owner, nothing that the plan or the design keeps back. */
export function toViewerMenu(
  { row, output }: ViewedMenu,
  visitor: User | null,
  paper: Paper | undefined,
): ViewerMenu {
  const { content, design, templateId } = output
  const { name, description, address, logoUrl } = content.restaurant
  const groups = content.groups.filter((group) => group.items.length > 0)
  const template = templateById(templateId)
  if (!template) throw new Error(`A plan let out the unknown template ${templateId}`)
  const isOwn = visitor?.id === row.ownerId
  const { language, direction } = writingOf({ restaurant: content.restaurant, groups })
  return {
    id: row.id,
    name: row.name,
    restaurant: {
      name,
      description,
      address,
      logoUrl: design.logoPosition === 'none' ? null : ownPath(logoUrl),
    },
    language,
    direction,
    cuisineName: cuisines.find(({ id }) => id === row.cuisineId)?.name ?? '',
    templateName: template.name,
    targetCheckAverage: isOwn ? row.targetCheckAverageCents / 100 : null,
    createdAt: row.createdAt,
    pdfUrl: savedMenuPdf.path.replace('{id}', encodeURIComponent(menuAddress(row))),
    pictureUrl: picturePath(row),
    isShared: row.sharedAt !== null,
    isOwn,
    showsWatermark: !design.hideWatermark,
    look: {
      template: template.key,
      tokens: template.tokens,
      fontFamily: design.fontFamily,
      fontSize: design.fontSize,
      headerStyle: design.headerStyle,
      logoPosition: design.logoPosition,
      // The same derivation as in print: the words stay legible on the paper with every choice of colors.
      colors: pageColors(design, paper?.color),
      paperUrl: paper ? paperPath(row) : null,
    },
    legend: design.showDietaryTags ? legendOf(groups.flatMap((group) => group.items)) : [],
    groups: viewerGroups(groups, design),
  }
}

function viewerGroups(groups: readonly MenuGroup[], design: Design): ViewerGroup[] {
  const anchor = uniqueAnchors()
  return groups.map(({ category, items }) => ({
    anchor: anchor(`section-${category.id}`),
    name: category.name,
    items: items.map((item) => viewerItem(item, anchor(`dish-${item.id}`), design)),
  }))
}

function viewerItem(item: MenuItem, anchor: string, design: Design): ViewerItem {
  const printed = printedItem(item, design)
  const ids = printed.marks.map(({ id }) => id)
  return {
    ...printed,
    anchor,
    suits: ids.includes(diet.vegan) ? [diet.vegetarian, ...ids] : ids,
    imageUrl: ownPath(printed.imageUrl),
  }
}

/** A dish may stand on a menu twice; an id may not. */
function uniqueAnchors(): (name: string) => string {
  const uses = new Map<string, number>()
  return (name) => {
    const count = (uses.get(name) ?? 0) + 1
    uses.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  }
}
