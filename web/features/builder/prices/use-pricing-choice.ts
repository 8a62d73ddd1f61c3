import { useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { choiceOfMenu } from '#domain/pricing/choice-of-menu.ts'
import type { PricingChoice } from '#domain/pricing/optimize.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'

/** Starts with the factors that made the menu's prices, so that a reload finds them again. */
export function usePricingChoice(menu: Menu): [PricingChoice, (choice: PricingChoice) => void] {
  const menuNumber = useOpenMenu((open) => open.menuNumber)
  const pricing = useOpenMenu((open) => open.restaurant.pricing)
  const [chosen, setChosen] = useState<{ menuNumber: number; choice: PricingChoice } | null>(null)
  const choice = chosen?.menuNumber === menuNumber ? chosen.choice : choiceOfMenu(menu, pricing)

  const choose = (next: PricingChoice) => {
    setChosen({ menuNumber, choice: next })
    const { location, locationFactor } = next
    if (location === choice.location && locationFactor === choice.locationFactor) return
    const { restaurant, setRestaurant } = useOpenMenu.getState()
    setRestaurant({
      ...restaurant,
      pricing: { ...restaurant.pricing, location, ...(locationFactor !== undefined && { locationFactor }) },
    })
  }
  return [choice, choose]
}
