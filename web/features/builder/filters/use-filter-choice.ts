import { useState } from 'react'
import { type FilterChoice, readLastFilters, writeLastFilters } from '../../../menu/store/last-filters.ts'
import { keepFilterSession } from '../../../menu/store/menu-session.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { startingChoice } from './filter-choice.ts'

/** The choices of the filter panel, remembered for as long as the filter session lasts. */
export function useFilterChoice(): [FilterChoice, (choice: FilterChoice) => void] {
  const [choice, setChoice] = useState<FilterChoice>(() => {
    keepFilterSession(localStorage, Date.now())
    // The kitchen of the restaurant, which its owner has named before.
    const { cuisineId } = useOpenMenu.getState().restaurant
    return readLastFilters(localStorage) ?? { ...startingChoice, cuisineId }
  })
  const choose = (next: FilterChoice) => {
    setChoice(next)
    writeLastFilters(localStorage, next)
  }
  return [choice, choose]
}
