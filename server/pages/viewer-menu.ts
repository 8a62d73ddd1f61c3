import type { User } from '#contract/accounts.ts'
import type { ViewerMenu } from '#contract/pages.ts'
import { cuisines } from '#domain/catalogue/reference.ts'
import { templateById } from '#domain/design/templates.ts'
import type { ViewedMenu } from '../features/menus/view-menu.ts'

/** What of a menu its page shows: nothing of the owner, nothing that the plan keeps back. */
export function toViewerMenu({ row, output }: ViewedMenu, visitor: User | null): ViewerMenu {
  const { content, design, templateId } = output
  return {
    id: row.id,
    name: row.name,
    restaurant: content.restaurant,
    cuisineName: cuisines.find(({ id }) => id === row.cuisineId)?.name ?? '',
    templateName: templateById(templateId)?.name ?? '',
    targetCheckAverage: row.targetCheckAverageCents / 100,
    createdAt: row.createdAt,
    isShared: row.sharedAt !== null,
    isOwn: visitor?.id === row.ownerId,
    showsWatermark: !design.hideWatermark,
    design,
    groups: content.groups.filter((group) => group.items.length > 0),
  }
}
