import { z } from 'zod'

/**
 * The shapes of https://schema.org/Menu and the types within it, with the properties that we use and no
 * others; what a property may hold is as its page there says.
 */
const url = z.url()
const text = z.string().min(1)

const offerSchema = z.strictObject({
  '@type': z.literal('Offer'),
  price: z.string().regex(/^\d+\.\d\d$/),
  // ISO 4217
  priceCurrency: z.string().regex(/^[A-Z]{3}$/),
})

const restrictedDiets = [
  'DiabeticDiet',
  'GlutenFreeDiet',
  'HalalDiet',
  'HinduDiet',
  'KosherDiet',
  'LowCalorieDiet',
  'LowFatDiet',
  'LowLactoseDiet',
  'LowSaltDiet',
  'VeganDiet',
  'VegetarianDiet',
].map((diet) => `https://schema.org/${diet}`)

const menuItemSchema = z.strictObject({
  '@type': z.literal('MenuItem'),
  '@id': url,
  name: text,
  description: text.optional(),
  offers: offerSchema.optional(),
  suitableForDiet: z.array(z.enum(restrictedDiets)).min(1).optional(),
})

const menuSectionSchema = z.strictObject({
  '@type': z.literal('MenuSection'),
  '@id': url,
  name: text,
  hasMenuItem: z.array(menuItemSchema).min(1),
})

const restaurantSchema = z.strictObject({
  '@type': z.literal('Restaurant'),
  name: text,
  description: text.optional(),
  address: text.optional(),
  logo: url.optional(),
  servesCuisine: text.optional(),
  hasMenu: z.strictObject({ '@id': url }),
})

export const menuDataSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Menu'),
  '@id': url,
  url,
  name: text,
  inLanguage: text,
  image: url,
  provider: restaurantSchema,
  hasMenuSection: z.array(menuSectionSchema).min(1),
})
