import { useState } from 'react'
import { savedMenuFirstPage } from '#contract/saved-menus.ts'
import { addressOf } from '../../../lib/api.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ListedMenu } from '../listed/listed-menu.ts'
import { DrawnPage } from './drawn-page.tsx'

/** The first page of a menu as it is printed; a drawn one where there is none to show. */
export function FirstPage({ menu: { id, version, isReadable } }: { menu: ListedMenu }) {
  const [standing, setStanding] = useState<'coming' | 'here' | 'failed'>('coming')
  if (!isReadable || standing === 'failed') return <DrawnPage />
  return (
    <span className="relative block w-full max-w-60">
      {standing === 'coming' && <Skeleton className="aspect-17/22 w-full rounded-none" />}
      <img
        src={addressOf(savedMenuFirstPage, { params: { id }, query: { version } })}
        // The title next to it says which menu it is.
        alt=""
        loading="lazy"
        decoding="async"
        onLoad={() => setStanding('here')}
        onError={() => setStanding('failed')}
        className={classNames(
          'block w-full bg-white shadow-raised transition-opacity',
          standing === 'coming' && 'absolute inset-0 opacity-0',
        )}
      />
    </span>
  )
}
