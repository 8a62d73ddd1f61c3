import type { User } from '#contract/accounts.ts'
import type { ViewerMenu } from '#contract/pages.ts'
import { savedMenuPdf } from '#contract/saved-menus.ts'
import { cuisines } from '#domain/catalogue/reference.ts'
import { templateById } from '#domain/design/templates.ts'
import { dietaryMarksOf, legendOf } from '#domain/menu/dietary-marks.ts'
import { inkColors } from '#typeset/ink.ts'
import type { ViewedMenu } from '../features/menus/view-menu.ts'

/** What of a menu its page shows: nothing of the owner, nothing that the plan or the design keeps back. */
export function toViewerMenu({ row, output }: ViewedMenu, visitor: User | null): ViewerMenu {
  const { content, design, templateId } = output
  const { name, description, address, logoUrl } = content.restaurant
  const groups = content.groups.filter((group) => group.items.length > 0)
  const template = templateById(templateId)
  if (!template) throw new Error(`A plan let out the unknown template ${templateId}`)
  const isOwn = visitor?.id === row.ownerId
  return {
    id: row.id,
    name: row.name,
    restaurant: {
      name,
      description,
      address,
      logoUrl: design.logoPosition === 'none' ? null : ownPath(logoUrl),
    },
    cuisineName: cuisines.find(({ id }) => id === row.cuisineId)?.name ?? '',
    templateName: template.name,
    targetCheckAverage: isOwn ? row.targetCheckAverageCents / 100 : null,
    createdAt: row.createdAt,
    pdfUrl: savedMenuPdf.path.replace('{id}', encodeURIComponent(row.id)),
    isShared: row.sharedAt !== null,
    isOwn,
    showsWatermark: !design.hideWatermark,
    look: {
      template: template.key,
      fontFamily: design.fontFamily,
      fontSize: design.fontSize,
      headerStyle: design.headerStyle,
      // The same derivation as in print: whatever was chosen, the words stay legible on the paper.
      colors: inkColors(design),
    },
    legend: design.showDietaryTags ? legendOf(groups.flatMap((group) => group.items)) : [],
    groups: groups.map((group) => ({
      name: group.category.name,
      items: group.items.map((item) => ({
        id: item.id,
        name: item.name,
        description: design.showDescriptions ? item.description : '',
        price: design.showPrices ? item.price : null,
        marks: design.showDietaryTags ? dietaryMarksOf(item) : [],
        imageUrl: design.showImages ? ownPath(item.imageUrl) : null,
      })),
    })),
  }
}

/** A picture from another server would tell that server who reads which menu. */
const ownPath = (url: string | null): string | null => (url && /^\/(?![/\\])/.test(url) ? url : null)
