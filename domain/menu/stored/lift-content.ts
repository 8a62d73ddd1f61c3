import { migrations } from './migrations.ts'

/** Returns whether it is the content of a menu in document version 1, with groups instead of sections. */
export const isContentOfVersion1 = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'groups' in content && !('sections' in content)

/** The content of a menu of document version 1 or 2 as one of version 2, for the schema to judge. */
export function liftContent(content: unknown): unknown {
  if (!isContentOfVersion1(content)) return content
  const { restaurant, groups } = content as { restaurant?: unknown; groups?: unknown }
  const { menu } = migrations.reduce((parts, { migrate }) => migrate(parts), { restaurant, groups } as {
    menu?: unknown
  })
  return typeof menu === 'object' && menu !== null ? { ...menu, restaurant } : menu
}
