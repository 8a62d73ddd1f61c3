import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ownPath } from '#domain/menu/model/own-path.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button.tsx'
import { RestaurantDialog, type RestaurantDialogProps } from './restaurant-dialog.tsx'
import { RestaurantSwitcher } from './restaurant-switcher.tsx'

export interface RestaurantHeaderProps {
  /** More to be done to the menu as a whole. */
  children?: ReactNode
}

/** The head of the menu: its restaurant and the ways to change it. */
export function RestaurantHeader({ children }: RestaurantHeaderProps) {
  const [subject, setSubject] = useState<RestaurantDialogProps['subject']>(null)
  const { name, description, address, ...restaurant } = useOpenMenu((open) => open.restaurant)
  const logoUrl = ownPath(restaurant.logoUrl)
  return (
    <header className="mb-6 text-center">
      {logoUrl && <Logo key={logoUrl} url={logoUrl} />}
      <h2 className="text-balance font-display font-semibold text-xl [overflow-wrap:anywhere] sm:text-2xl">
        {name}
      </h2>
      <p className="mx-auto mt-2 max-w-prose text-pretty text-quiet [overflow-wrap:anywhere]">
        {description}
      </p>
      {address && <p className="mx-auto mt-1 max-w-prose text-pretty text-quiet text-sm">{address}</p>}
      <Flourish />
      <div className="flex flex-wrap justify-center gap-x-2">
        <Button variant="quiet" size="sm" icon={Pencil} onClick={() => setSubject('menu')}>
          Edit Restaurant Details
        </Button>
        <RestaurantSwitcher onNew={() => setSubject('new')} />
        {children}
      </div>
      <RestaurantDialog subject={subject} onClose={() => setSubject(null)} />
    </header>
  )
}

/** Nothing when the picture does not load: the name stands below it. */
function Logo({ url }: { url: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return null
  return (
    <img
      src={url}
      alt=""
      onError={() => setHasFailed(true)}
      className="mx-auto mb-4 max-h-20 max-w-48 rounded-control bg-white object-contain p-1"
    />
  )
}

function Flourish() {
  return (
    <div aria-hidden="true" className="mx-auto mt-4 mb-2 flex max-w-48 items-center gap-3 text-edge">
      <span className="h-px grow bg-rule-raised" />
      <span className="size-1.5 rotate-45 bg-accent" />
      <span className="h-px grow bg-rule-raised" />
    </div>
  )
}
