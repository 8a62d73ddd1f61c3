import { z } from 'zod'
import { menuBriefSchema } from '#domain/generation/brief/brief.ts'
import { sectionSchema } from '#domain/menu/model/section.ts'
import { endpoint } from './endpoint.ts'
import { wishAnswerSchema } from './generation.ts'

const cents = z.int().meta({ description: 'Cents of a US dollar.' })

/** What a menu comes to, by the kinds of its dishes. */
const estimateSchema = z.object({
  perHead: cents,
  /** Of what is spent, in percent. */
  foodCostPercent: z.int(),
  /** What the figures rest on, and that they are estimates. */
  basis: z.string(),
})

export const composeMenu = endpoint({
  method: 'post',
  path: '/api/compose-menu',
  summary:
    'Compose a menu of a kind, in sections by name, around dishes and ingredients, for a season and a target per head; from the catalog alone',
  access: 'anyone',
  work: 'generation',
  body: menuBriefSchema,
  output: z.object({
    /** As a menu holds them, prices in cents of a US dollar. */
    sections: z.array(sectionSchema),
    /** 1 to 5: as it was asked for, or as the target per head chose it. */
    priceRange: z.int(),
    estimate: estimateSchema,
    /** What became of the wishes, and what of the brief could not be done. */
    wishes: wishAnswerSchema,
  }),
  errors: ['sections_not_understood', 'target_out_of_reach', 'impossible_wishes', 'not_signed_in'],
})
