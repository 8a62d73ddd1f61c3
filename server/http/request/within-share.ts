import type { Limiters } from '../../limits/limiters.ts'
import type { Settings } from '../../settings/settings.ts'
import type { HttpContext } from '../bindings.ts'
import { visitorAddress } from '../visitor/visitor-address.ts'

/**
 * Makes an answer that is not kept, within the share of who asks first: a page has an address for each choice of
 * allergens, more than any memory holds. Guests who get what is kept, or wait for what is being made, are not counted.
 * @throws {AppError} `too_many_requests`
 */
export async function withinShare<Made>(
  { rates, env }: Pick<Limiters, 'rates'> & Settings,
  c: HttpContext,
  make: () => Promise<Made>,
): Promise<Made> {
  const { countedBy } = visitorAddress(c, env)
  if (countedBy === undefined) return make()
  const done = await rates.begin('pages made by address', countedBy)
  try {
    return await make()
  } finally {
    done()
  }
}
