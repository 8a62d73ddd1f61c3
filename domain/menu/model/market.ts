import { z } from 'zod'

/** Where a restaurant is: its law and its habits. */
export const marketSchema = z.object({
  /** ISO 3166-1 alpha-2 */
  country: z.string().regex(/^[A-Z]{2}$/, 'A country is two capital letters: US, DE.'),
  /** The part of the country after the hyphen in ISO 3166-2: `CA` of US-CA. */
  region: z
    .string()
    .regex(/^[A-Z0-9]{1,3}$/)
    .optional(),
})

export type Market = z.infer<typeof marketSchema>
