import { z } from 'zod'
import { type DishDraft, dishDraftSchema, judgeDraft } from '#domain/insights/catalogue-audit/dish-draft.ts'
import { sentenceOfFinding } from '#domain/insights/catalogue-audit/finding-sentence.ts'
import { typedPriceSchema } from '#domain/pricing/catalogue-price.ts'

const { shape } = dishDraftSchema

/** Commas and line breaks part what is listed. */
export const splitList = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** A list as written in one box: what is wrong with a part of it is said of the box. */
const listOf = (schema: z.ZodType<string[]>) =>
  z
    .string()
    .transform(splitList)
    .superRefine((list, context) => {
      const [issue] = schema.safeParse(list).error?.issues ?? []
      if (issue) context.addIssue({ code: 'custom', message: issue.message })
    })

/** A dish as it is typed; the same rules as on the server, but for the dishes that are there already. */
export const typedDishSchema = z
  .object({
    cuisineId: z.string().transform(Number).pipe(shape.cuisineId),
    categoryId: z.string().transform(Number).pipe(shape.categoryId),
    name: shape.name,
    description: shape.description,
    ingredients: listOf(shape.ingredients),
    price: z
      .string()
      .trim()
      .min(1, { error: 'Please enter a price.', abort: true })
      .pipe(typedPriceSchema)
      .pipe(shape.price),
    family: z.string().pipe(shape.family),
    temperature: shape.temperature.unwrap(),
    weight: shape.weight.unwrap(),
    season: z
      .string()
      .transform((season) => season || undefined)
      .pipe(shape.season),
    trending: z.boolean(),
    art: listOf(shape.art.unwrap()),
  })
  .superRefine((draft, context) => {
    for (const finding of judgeDraft(draft, [])) {
      const [, field = ''] = finding.pointer.split('/')
      context.addIssue({ code: 'custom', path: [field], message: sentenceOfFinding(finding) })
    }
  })

export type TypedDish = z.input<typeof typedDishSchema>
export type ReadDish = z.output<typeof typedDishSchema>

/** What the form opens with: a draft to change, or an empty one for a place in the catalogue. */
export const typedDishOf = (draft: Partial<DishDraft>): TypedDish => ({
  cuisineId: String(draft.cuisineId ?? ''),
  categoryId: String(draft.categoryId ?? ''),
  name: draft.name ?? '',
  description: draft.description ?? '',
  ingredients: draft.ingredients?.join(', ') ?? '',
  price: String(draft.price ?? ''),
  family: draft.family ?? '',
  temperature: draft.temperature ?? 'hot',
  weight: draft.weight ?? 'medium',
  season: draft.season ?? '',
  trending: draft.trending ?? false,
  art: draft.art?.join(', ') ?? '',
})
