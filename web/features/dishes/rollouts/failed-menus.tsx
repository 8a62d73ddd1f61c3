import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listRolloutMenus } from '#contract/menus/rollouts.ts'
import { counted } from '#domain/text/listed.ts'
import { queryOf } from '../../../lib/query-of.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'

const NAMED = 50

interface FailedMenusProps {
  id: string
  count: number
  action: ReactNode
}

export function FailedMenus({ id, count, action }: FailedMenusProps) {
  return (
    <Disclosure label={`${counted(count, 'menu')} couldn’t be changed`}>
      <FailedList id={id} count={count} />
      <div>{action}</div>
    </Disclosure>
  )
}

function FailedList({ id, count }: Omit<FailedMenusProps, 'action'>) {
  const input = { params: { id }, query: { state: 'failed' as const, limit: NAMED } }
  const { data } = useQuery(queryOf(listRolloutMenus, input, { staleTime: 0 }))
  const menus = data?.menus ?? []
  return (
    <>
      <ul className="flex flex-col gap-2 text-sm">
        {menus.map(({ menuId, title, restaurant, error }) => (
          <li key={menuId}>
            <span className="block font-medium">{[restaurant, title].filter(Boolean).join(' · ')}</span>
            <span className="block text-quiet">{error}</span>
          </li>
        ))}
      </ul>
      {count > menus.length && menus.length > 0 && (
        <p className="text-quiet text-sm">{`And ${counted(count - menus.length, 'other menu')}.`}</p>
      )}
    </>
  )
}
