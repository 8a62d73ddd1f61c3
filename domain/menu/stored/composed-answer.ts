import { z } from 'zod'

const sentences = z.array(z.string().max(2000)).max(200)

/** What was said of a menu as it was composed: it is kept with the work, and goes with no saved menu. */
export const composedAnswerSchema = z.object({
  /** Sentences on what was done in the place of what could not be, and on what a wish means here. */
  remarks: sentences,
  /** What became of wishes in words. Absent in work of before, and where nothing was wished. */
  wishes: z.object({ understood: sentences, notUnderstood: sentences, leftToAi: sentences }).optional(),
  /** What the menu comes to, by the kinds of its dishes; amounts in cents of a US dollar. */
  estimate: z.object({ perHead: z.int(), foodCostPercent: z.int(), basis: z.string().max(2000) }).optional(),
})

export type ComposedAnswer = Readonly<z.infer<typeof composedAnswerSchema>>
