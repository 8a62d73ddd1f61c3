import { type MenuGroup, menuGroupSchema } from '#domain/menu/model/schema.ts'

/** The generator answered, but not with a menu. The message is for the person. */
export class MenuDataError extends Error {
  override readonly name = 'MenuDataError'
}

/**
 * The sections of a generated answer. An empty list passes: it is no menu, but it is well formed.
 * @throws {MenuDataError}
 */
export function readGeneratedMenu(answer: unknown): MenuGroup[] {
  if (!Array.isArray(answer)) throw new MenuDataError('Invalid menu data format: expected array')
  return answer.map(readGroup)
}

function readGroup(group: unknown, index: number): MenuGroup {
  if (!hasShapeOfGroup(group)) {
    throw new MenuDataError(`Menu data validation error: Category ${index + 1} has invalid structure`)
  }
  const parsed = menuGroupSchema.safeParse(group)
  if (parsed.success) return parsed.data
  throw new MenuDataError(`Items in category ${group.category.name ?? index + 1} has invalid structure`, {
    cause: parsed.error,
  })
}

function hasShapeOfGroup(group: unknown): group is { category: { id: number; name?: string } } {
  if (typeof group !== 'object' || group === null) return false
  const { category, items } = group as { category?: { id?: unknown }; items?: unknown }
  return typeof category?.id === 'number' && Array.isArray(items)
}

/** A menu that can be shown has a first section with a list of items. */
export const canBeShown = (groups: readonly MenuGroup[]): boolean => groups[0]?.items !== undefined
