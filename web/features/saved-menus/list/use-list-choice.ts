import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { MenuOrder } from '../listed/arrange-menus.ts'

export type ListView = 'cards' | 'table'

const VIEW = 'view'

/**
 * How the menus are listed. The view is in the address, so that the way back leads to the same one.
 * @param usual of this screen
 */
export function useListChoice(usual: ListView) {
  const [words, setWords] = useState('')
  const [order, setOrder] = useState<MenuOrder>('edited')
  const [search, setSearch] = useSearchParams()
  const named = search.get(VIEW)
  const view: ListView = named === 'cards' || named === 'table' ? named : usual
  const setView = (next: ListView) =>
    setSearch(
      (present) => {
        if (next === usual) present.delete(VIEW)
        else present.set(VIEW, next)
        return present
      },
      { replace: true },
    )
  return { words, setWords, order, setOrder, view, setView }
}

export type ListChoice = ReturnType<typeof useListChoice>
