import { z } from 'zod'
import { DEFAULT_CURRENCY, isCurrency } from '../../money/currency.ts'
import { adviceNotesSchema } from './advice-notes.ts'
import { checkMenu } from './check-menu.ts'
import { idSchema } from './ids.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from './limits.ts'
import { marketSchema } from './market.ts'
import { menuMarkSchema } from './marks.ts'
import { modifierGroupSchema } from './modifiers.ts'
import { noticeSchema } from './notice.ts'
import { restaurantSchema } from './restaurant.ts'
import { sectionSchema } from './section.ts'

const languageSchema = z
  .string()
  .max(35)
  .refine(isLanguage, 'A language is written as a BCP 47 tag: en, fr-CA, zh-Hant.')

function isLanguage(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== undefined
  } catch {
    return false
  }
}

const contactLine = z.string().trim().min(1).max(300).optional()

const contactSchema = z.object({
  address: contactLine,
  phone: contactLine,
  hours: contactLine,
  web: contactLine,
})

const CURRENCY = 'There is no such currency: a currency is three capital letters, as USD or EUR.'

const menuShape = {
  /** What the menu is called among those of the restaurant: `Dinner`. */
  title: z.string().trim().max(MENU_TEXT_LIMITS.title).default(''),
  /** Below the title: `Winter 2026`. */
  dateLine: z.string().trim().max(MENU_TEXT_LIMITS.title).default(''),
  /** Of its words; judged by their letters where absent. */
  language: languageSchema.optional(),
  /** Of the second lines. */
  secondLanguage: languageSchema.optional(),
  /** ISO 4217 */
  currency: z.string(CURRENCY).refine(isCurrency, CURRENCY).default(DEFAULT_CURRENCY),
  market: marketSchema.optional(),
  /** IANA */
  timeZone: z.string().max(60).optional(),
  intro: z.string().trim().min(1).max(MENU_TEXT_LIMITS.note).optional(),
  sections: z
    .array(sectionSchema, 'A menu is a list of sections.')
    .max(MENU_SIZE_LIMITS.sections, `A menu has at most ${MENU_SIZE_LIMITS.sections} sections.`),
  modifierGroups: z
    .array(modifierGroupSchema)
    .max(
      MENU_SIZE_LIMITS.modifierGroups,
      `A menu has at most ${MENU_SIZE_LIMITS.modifierGroups} groups of choices and extras.`,
    )
    .default([]),
  notices: z
    .array(noticeSchema)
    .max(MENU_SIZE_LIMITS.notices, `A menu has at most ${MENU_SIZE_LIMITS.notices} notices.`)
    .default([]),
  /** How marks are printed and explained where it is not the usual way, and the owner's own marks. */
  marks: z
    .array(menuMarkSchema)
    .max(MENU_SIZE_LIMITS.marks, `A menu explains at most ${MENU_SIZE_LIMITS.marks} marks.`)
    .default([]),
  contact: contactSchema.optional(),
  adviceNotes: adviceNotesSchema.optional(),
  /** Items that stay when the menu is refreshed. Private: it is never printed and no guest gets it. */
  lockedItems: z.array(idSchema).max(MENU_SIZE_LIMITS.items).optional(),
}

export const menuSchema = z.object(menuShape).superRefine(checkMenu)

export type Menu = z.infer<typeof menuSchema>

/** A menu's words and prices: what is printed. Its looks are the `Design`. */
export const menuContentSchema = z
  .object({ restaurant: restaurantSchema, ...menuShape })
  .superRefine(checkMenu)

export type MenuContent = z.infer<typeof menuContentSchema>

export const newMenu = (
  sections: readonly Menu['sections'][number][] = [],
  currency = DEFAULT_CURRENCY,
): Menu => ({
  title: '',
  dateLine: '',
  currency,
  sections: [...sections],
  modifierGroups: [],
  notices: [],
  marks: [],
})
