import { timesOf } from '#domain/live/calendar/what-holds.ts'
import type { PlannedPrices } from '#domain/live/model/planned-prices.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { maxAmount } from '#domain/money/currency.ts'
import { AppError } from '../../errors/app-error.ts'
import { pricesByKey } from '../../live/gone-prices.ts'

/**
 * Refuses planned prices that could not hold on a menu as it is saved.
 * @throws {AppError} `never_holds`, `price_not_on_menu`, `price_without_amount`, `invalid_input`; each price is named
 */
export function refuseImpossible(content: MenuContent, plan: PlannedPrices, at: Date): void {
  const { from, until } = timesOf(plan)
  if (from >= until || until <= at.getTime()) throw new AppError('never_holds')
  const prices = pricesByKey(content)
  const most = maxAmount(content.currency)
  const refused = (
    code: 'price_not_on_menu' | 'price_without_amount' | 'invalid_input',
    isRefused: (change: PlannedPrices['changes'][number]) => boolean,
    message: string,
  ) => {
    const fields = plan.changes.flatMap((change, at) =>
      isRefused(change) ? [{ path: `plan.changes.${at}`, message }] : [],
    )
    if (fields.length > 0) throw new AppError(code, { details: { fields } })
  }
  const priceOf = ({ itemId, priceId }: PlannedPrices['changes'][number]) =>
    prices.get(`${itemId} ${priceId}`)
  refused('price_not_on_menu', (change) => !priceOf(change), 'This price is not on the menu.')
  refused(
    'price_without_amount',
    (change) => priceOf(change)?.amount === undefined,
    'This price has no amount.',
  )
  refused('invalid_input', ({ amount }) => amount > most, 'This amount is too high.')
}
