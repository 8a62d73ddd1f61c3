import { z } from 'zod'

/**
 * The shapes of https://schema.org/Menu and the types within it, with the properties that we use and no
 * others; what a property may hold is as its page there says.
 */
const url = z.url()
const text = z.string().min(1)

/** A number as schema.org asks for it: digits with a point, without a sign of the currency. */
const price = z.string().regex(/^-?\d+(\.\d+)?$/)
// ISO 4217
const priceCurrency = z.string().regex(/^[A-Z]{3}$/)

const specificationSchema = z.discriminatedUnion('@type', [
  z.strictObject({ '@type': z.literal('PriceSpecification'), minPrice: z.number(), priceCurrency }),
  z.strictObject({ '@type': z.literal('UnitPriceSpecification'), price, priceCurrency, unitText: text }),
])

const quantitySchema = z.strictObject({
  '@type': z.literal('QuantitativeValue'),
  value: z.number().positive(),
  // UN/CEFACT
  unitCode: z.string().regex(/^[A-Z0-9]{2,3}$/),
})

const plainOfferSchema = z.strictObject({
  '@type': z.literal('Offer'),
  price: price.optional(),
  priceCurrency: priceCurrency.optional(),
  name: text.optional(),
  description: text.optional(),
  eligibleQuantity: quantitySchema.optional(),
  priceSpecification: specificationSchema.optional(),
})

/** What is paid on top is an addition to an offer. */
const offerSchema = plainOfferSchema.extend({ addOn: z.array(plainOfferSchema).min(1).optional() })

const offersSchema = z.union([offerSchema, z.array(offerSchema).min(1)])

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

const reference = z.strictObject({ '@id': url })

/** Choices and extras, described once and referred to where they come again. */
const addOnSchema = z.strictObject({
  '@type': z.literal('MenuSection'),
  '@id': url,
  name: text,
  hasMenuItem: z
    .array(
      z.strictObject({ '@type': z.literal('MenuItem'), name: text, offers: plainOfferSchema.optional() }),
    )
    .min(1),
})

const menuItemSchema = z.strictObject({
  '@type': z.literal('MenuItem'),
  '@id': url,
  name: text,
  alternateName: text.optional(),
  description: text.optional(),
  offers: offersSchema.optional(),
  menuAddOn: z
    .array(z.union([addOnSchema, reference]))
    .min(1)
    .optional(),
  suitableForDiet: z.array(z.enum(restrictedDiets)).min(1).optional(),
  nutrition: z
    .strictObject({
      '@type': z.literal('NutritionInformation'),
      calories: z.string().regex(/^\d+ calories$/),
    })
    .optional(),
})

const menuSectionSchema = z.strictObject({
  '@type': z.literal('MenuSection'),
  '@id': url,
  name: text,
  alternateName: text.optional(),
  description: text.optional(),
  offers: offersSchema.optional(),
  hasMenuItem: z.array(menuItemSchema).min(1).optional(),
  get hasMenuSection() {
    return z.array(menuSectionSchema).min(1).optional()
  },
})

const restaurantSchema = z.strictObject({
  '@type': z.literal('Restaurant'),
  name: text,
  description: text.optional(),
  address: text.optional(),
  telephone: text.optional(),
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
  description: text.optional(),
  inLanguage: text,
  image: url,
  provider: restaurantSchema,
  hasMenuSection: z.array(menuSectionSchema),
})

export type MenuData = z.infer<typeof menuDataSchema>
