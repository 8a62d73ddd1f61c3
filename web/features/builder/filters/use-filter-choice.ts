import { useState } from 'react'
import { type FilterChoice, readLastFilters, writeLastFilters } from '../../../menu/store/last-filters.ts'
import { keepFilterSession } from '../../../menu/store/menu-session.ts'
import { startingChoice } from './filter-choice.ts'

/** The choices of the filter panel, remembered for as long as the filter session lasts. */
export function useFilterChoice(): [FilterChoice, (choice: FilterChoice) => void] {
  const [choice, setChoice] = useState<FilterChoice>(() => {
    keepFilterSession(localStorage, Date.now())
    return readLastFilters(localStorage) ?? startingChoice
  })
  const choose = (next: FilterChoice) => {
    setChoice(next)
    writeLastFilters(localStorage, next)
  }
  return [choice, choose]
}
