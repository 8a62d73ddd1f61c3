import { z } from 'zod'

/** What a step over several menus has saved. */
export const changedMenusSchema = z.object({
  changeId: z
    .string()
    .nullable()
    .meta({ description: 'By which it is undone; null where nothing was changed.' }),
  menus: z.array(
    z.object({
      menuId: z.string(),
      from: z.int().meta({ description: 'The version before.' }),
      version: z.int(),
    }),
  ),
})

export type ChangedMenus = z.infer<typeof changedMenusSchema>
