import { z } from 'zod'
import { type MenuContent, menuContentSchema } from '#domain/menu/model/menu.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import { contentOfVersion1Schema } from '#domain/menu/stored/content-of-version-1.ts'
import { liftContent } from '#domain/menu/stored/lift-content.ts'
import { issueSentence } from '../shared/issue-sentence.ts'

/** A menu that a caller sent, and the document version in which it was written. */
export interface SentContent {
  readonly content: MenuContent
  readonly version: 1 | 2
}

/** A menu with something on it: what can be saved and typeset. */
export const printableContentSchema = menuContentSchema.refine(
  (content) => countItems(content) > 0,
  'No menu data available to save. Please generate a menu first.',
)

/**
 * Takes the content of a menu in document version 2 or 1. What is wrong with one of version 1 is said at the place
 * where its sender wrote it.
 * @param schema of version 2; it judges a menu of version 1 too, once that is lifted
 */
export const sentContent = <Schema extends z.ZodType<MenuContent>>(schema: Schema) =>
  z.union([
    schema.transform((content): SentContent => ({ content, version: 2 })),
    contentOfVersion1Schema.transform((sent, context): SentContent => {
      const read = schema.safeParse(liftContent(sent), { error: issueSentence })
      if (read.success) return { content: read.data, version: 1 }
      for (const { path, message } of read.error.issues)
        context.addIssue({ code: 'custom', path: pathInVersion1(path), message })
      return z.NEVER
    }),
  ])

/** The same where nothing depends on the version. */
export const sentContentAlone = <Schema extends z.ZodType<MenuContent>>(schema: Schema) =>
  sentContent(schema).transform(({ content }) => content)

/** Where version 1 has what version 2 has at a path of its content. */
function pathInVersion1([list, section, field, ...rest]: readonly PropertyKey[]): PropertyKey[] {
  if (list !== 'sections') return list === 'restaurant' ? defined(list, section, field, ...rest) : ['groups']
  if (field === 'id' || field === 'name') return defined('groups', section, 'category', field)
  if (field === 'ownerNotice') return defined('groups', section, 'notice')
  const [item, part, ...inside] = rest
  if (part !== 'prices') return defined('groups', section, field, item, part, ...inside)
  return defined('groups', section, field, item, inside.includes('original') ? 'originalPrice' : 'price')
}

const defined = (...path: readonly (PropertyKey | undefined)[]): PropertyKey[] =>
  path.filter((key) => key !== undefined)
