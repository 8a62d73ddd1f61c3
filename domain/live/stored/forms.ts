import type { z } from 'zod'
import type { StoredParts } from '../../menu/stored/migration.ts'
import type { StoredForm } from '../../menu/stored/read-stored.ts'
import { plannedPricesSchema } from '../model/planned-prices.ts'
import { restaurantPageSchema } from '../model/restaurant-page.ts'
import { specialSchema } from '../model/special.ts'

/** A document stored next to the menus: a migration finds the whole of it as one part. */
export const liveForm = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  ({
    name,
    schema,
    mayLackVersion: false,
    partsOf: (stored): StoredParts => ({ live: { [name]: stored } }),
    withParts: (stored, { live }) => live?.[name] ?? stored,
  }) satisfies StoredForm

/** `restaurantPages.document` */
export const restaurantPageForm = liveForm('restaurant page', restaurantPageSchema)

/** `plannedPrices.document` */
export const plannedPricesForm = liveForm('planned prices', plannedPricesSchema)

/** `specials.document` */
export const specialForm = liveForm('special', specialSchema)
