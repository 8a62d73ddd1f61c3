import { addDishes } from '#domain/generation/add-dishes.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import type { ComposedAnswer } from '#domain/menu/stored/composed-answer.ts'
import { currencyOfCountry } from '#domain/money/countries.ts'
import { CATALOGUE_CURRENCY } from '#domain/money/currency.ts'
import { withoutPrice } from '../../../menu/prices/without-price.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { withLocked as withLockedIn } from '../more-wishes/with-locked.ts'

/** A generated menu with the locked dishes of the one before, in the money of the restaurant, else of that menu. */
export function withLocked(sections: readonly Section[], before: Menu | null): Menu {
  const { market } = useOpenMenu.getState().restaurant
  const currency = market ? currencyOfCountry(market.country) : (before?.currency ?? CATALOGUE_CURRENCY)
  return withLockedIn(sections, before, currency)
}

/** What is said of a generated menu, in addition to its answer. */
export const saidOf = (
  { currency, sections }: Menu,
  { remarks, wishes, estimate }: ComposedAnswer,
): ComposedAnswer => ({
  ...(wishes && { wishes }),
  ...(currency === CATALOGUE_CURRENCY
    ? { remarks, ...(estimate && { estimate }) }
    : { remarks: [...remarks, withoutPrice(countItems({ sections }))] }),
})

/** @param into the section that takes all of them; those of the same names where absent */
export function addToMenu(sections: readonly Section[], into?: number): void {
  const { menu, edit } = useOpenMenu.getState()
  if (!menu) return
  const { menu: grown, added, leftOut } = addDishes(menu, sections, CATALOGUE_CURRENCY, into)
  edit(() => grown)
  toast({
    title: added === 1 ? '1 dish added' : `${added} dishes added`,
    description:
      leftOut === 0
        ? into === undefined
          ? 'They are at the end of their sections.'
          : `They are at the end of ${menu.sections.find(({ id }) => id === into)?.name}.`
        : `${leftOut === 1 ? '1 dish was' : `${leftOut} dishes were`} left out: your menu has them, or is full.`,
  })
}
