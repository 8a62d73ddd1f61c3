import { addDishes } from '#domain/generation/add-dishes.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { CATALOGUE_CURRENCY } from '#domain/money/currency.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { withLocked as withLockedIn } from '../more-wishes/with-locked.ts'

/** A generated menu with the dishes that were locked in the one before. */
export const withLocked = (sections: readonly Section[], before: Menu | null): Menu =>
  withLockedIn(sections, before, CATALOGUE_CURRENCY)

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
