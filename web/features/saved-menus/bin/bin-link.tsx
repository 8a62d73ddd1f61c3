import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { ScreenLink } from '../../../lib/screen-link.tsx'
import { binQuery } from './bin-query.ts'

export function BinLink() {
  const { data: menus = [] } = useQuery(binQuery)
  return (
    <div className="mt-8 flex justify-end">
      <ScreenLink to="/bin" variant="quiet" size="sm" icon={Trash2}>
        Trash
        {menus.length > 0 && <span className="text-quiet tabular-nums">{menus.length}</span>}
      </ScreenLink>
    </div>
  )
}
