import { z } from 'zod'
import { menuBriefSchema } from '#domain/generation/brief/brief.ts'
import { generationFiltersSchema } from '#domain/generation/filters.ts'
import { MENU_SIZE_LIMITS } from '#domain/menu/model/limits.ts'
import { sectionSchema } from '#domain/menu/model/section.ts'
import { endpoint, MENU_BODY_BYTES } from '../shared/endpoint.ts'
import { wishAnswerSchema } from './generation.ts'

export const resource = [31, 'Generation'] as const

const cents = z.int().meta({ description: 'Cents of a US dollar.' })

/** What a menu comes to, by the kinds of its dishes. */
const estimateSchema = z.object({
  perHead: cents,
  /** Of what is spent, in percent. */
  foodCostPercent: z.int(),
  /** What the figures rest on, and that they are estimates. */
  basis: z.string(),
})

export const refreshWholeMenu = endpoint('post', '/api/refresh-menu', {
  scope: 'propose',
  summary:
    'Other dishes in all places of a menu that are not locked, composed around what stays; from the catalog alone',
  access: 'anyone',
  work: 'generation',
  maxBodyBytes: MENU_BODY_BYTES,
  body: z.object({
    sections: z.array(sectionSchema).min(1, 'There is no menu to refresh.').max(MENU_SIZE_LIMITS.sections),
    currency: z.string().length(3, 'A currency has three letters, as in USD.').default('USD'),
    locked: z.array(z.int()).max(MENU_SIZE_LIMITS.items).default([]),
    cuisineId: menuBriefSchema.shape.cuisineId,
    priceRange: menuBriefSchema.shape.priceRange,
    dietaryOptions: menuBriefSchema.shape.dietaryOptions,
    notes: menuBriefSchema.shape.notes,
    season: menuBriefSchema.shape.season,
    country: menuBriefSchema.shape.country,
    seed: menuBriefSchema.shape.seed,
    /** How new dishes are worded; as most dishes of the menu are where absent. */
    voice: generationFiltersSchema.shape.voice,
  }),
  output: z.object({
    sections: z.array(sectionSchema),
    exchanged: z.int(),
    wishes: wishAnswerSchema,
  }),
  errors: ['impossible_wishes', 'not_signed_in'],
})

/** A section so far: what a model proposes is streamed as it is judged, dish by dish. */
const sectionProgressSchema = z.object({
  type: z.literal('section'),
  /** As in the answer. A later line of the same section takes the place of this one. */
  id: z.int(),
  name: z.string(),
  dishes: z.array(z.object({ id: z.int(), name: z.string(), description: z.string() })),
  /** True where the catalog filled up or exchanged what the model had proposed. */
  isRevised: z.boolean(),
})

export const composeMenu = endpoint('post', '/api/compose-menu', {
  scope: 'propose',
  summary:
    'Compose a menu of a kind, in sections by name, around dishes and ingredients, for a season and a target per head; without an account from the catalog alone',
  access: 'anyone',
  work: 'generation',
  body: menuBriefSchema,
  progress: sectionProgressSchema,
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

export const examples = {
  composeMenu: {
    body: {
      cuisineId: 1,
      kind: 'a-la-carte',
      sections: [{ name: 'Antipasti', count: 4 }, { name: 'Primi' }, { name: 'Secondi' }, { name: 'Dolci' }],
      mustUse: ['squash', 'radicchio'],
      leaveOut: ['pork'],
      country: 'US',
      perHead: 6500,
    },
  },
}
