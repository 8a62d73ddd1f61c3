import { useMutation, useQuery } from '@tanstack/react-query'
import { Check, ChevronDown, CopyCheck, Download, Plus, Trash2 } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import {
  deleteRestaurant,
  downloadRestaurant,
  type StoredRestaurant,
} from '#contract/restaurant/restaurants.ts'
import { call } from '../../../lib/api.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { askAgain } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { askToUpgrade } from '../../../plan/ask-to-upgrade.ts'
import { may, worksForAll } from '../../../plan/own-role.ts'
import { usePlanAllows } from '../../../plan/use-plan.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlanBadge } from '../../../ui/layout/badge.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import {
  DropdownMenu,
  DropdownMenuHeading,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from '../../../ui/overlay/dropdown-menu.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { differsFrom, profileOf, profilesQuery, restaurantOf, restaurantsQuery } from './restaurants.ts'

export interface RestaurantSwitcherProps {
  onNew: () => void
  /** The button of a bar: it shows the name of the restaurant. */
  trigger?: ReactElement
  /** Shown where there are no profiles to choose from. */
  instead?: ReactElement
}

/** Chooses the menu's restaurant among the owner's profiles; what is given instead when there are none. */
export function RestaurantSwitcher({ onNew, trigger, instead }: RestaurantSwitcherProps) {
  const profiles = useQuery(profilesQuery).data ?? []
  const unreadable = useQuery(restaurantsQuery).data?.filter(({ isReadable }) => !isReadable) ?? []
  const restaurant = useOpenMenu((open) => open.restaurant)
  const setRestaurant = useOpenMenu((open) => open.setRestaurant)
  const canAdd = usePlanAllows('multiple_restaurants')
  const deleting = useDeleteProfile()
  if (profiles.length + unreadable.length === 0) return instead
  const current = profileOf(restaurant, profiles)

  const choose = (profile: StoredRestaurant) => {
    setRestaurant(restaurantOf(profile))
    toast({ title: 'Restaurant Updated', description: `This menu now belongs to ${profile.name}.` })
  }

  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          trigger ?? (
            <Button variant="quiet" size="sm">
              My Restaurants
              <ChevronDown size={16} aria-hidden="true" className="shrink-0" />
            </Button>
          )
        }
      >
        <DropdownMenuHeading>This menu belongs to</DropdownMenuHeading>
        {profiles.map((profile) => (
          <DropdownMenuItem key={profile.id} onSelect={() => profile !== current && choose(profile)}>
            <span className="flex size-4 shrink-0">
              {profile === current && <Check size={16} aria-hidden="true" />}
            </span>
            <span className="min-w-0 max-w-64 truncate">{profile.name}</span>
            {profile === current && <span className="sr-only"> (chosen)</span>}
          </DropdownMenuItem>
        ))}
        {(may('share') || (current && differsFrom(restaurant, current))) && <DropdownMenuSeparator />}
        {current && differsFrom(restaurant, current) && (
          <DropdownMenuItem icon={CopyCheck} onSelect={() => choose(current)}>
            Use the saved details
          </DropdownMenuItem>
        )}
        {may('share') && worksForAll() && (
          <DropdownMenuItem
            icon={Plus}
            onSelect={() => (canAdd ? onNew() : askToUpgrade('multiple_restaurants'))}
          >
            New restaurant
            {!canAdd && <PlanBadge isLocked className="ml-auto" />}
          </DropdownMenuItem>
        )}
        {current && may('share') && (
          <DropdownMenuItem icon={Trash2} isDestructive onSelect={() => deleting.ask(current)}>
            Delete this restaurant
          </DropdownMenuItem>
        )}
        {unreadable.map(({ id }) => (
          <UnreadableProfile key={id} id={id} onDelete={() => deleting.ask({ id, name: UNREADABLE })} />
        ))}
      </DropdownMenu>
      <ConfirmDialog
        isOpen={deleting.isAsking}
        onOpenChange={deleting.cancel}
        title="Delete this restaurant?"
        description={`New menus no longer start with “${deleting.asked?.name}”. Menus made for it stay as they are.`}
        confirmLabel="Delete restaurant"
        onConfirm={deleting.confirm}
        isPending={deleting.isPending}
      />
    </>
  )
}

/** The name of an unreadable profile. */
const UNREADABLE = 'A restaurant that cannot be read'

/** The actions for a profile that this version of Carte cannot read. */
function UnreadableProfile({ id, onDelete }: { id: string; onDelete: () => void }) {
  const download = () => call(downloadRestaurant, { params: { id } }).then(downloadFile).catch(showErrorToast)
  return (
    <>
      <DropdownMenuSeparator />
      <DropdownMenuHeading>{UNREADABLE}</DropdownMenuHeading>
      <DropdownMenuItem icon={Download} onSelect={download}>
        Download it
      </DropdownMenuItem>
      <DropdownMenuItem icon={Trash2} isDestructive onSelect={onDelete}>
        Delete it
      </DropdownMenuItem>
    </>
  )
}

type NamedProfile = Pick<StoredRestaurant, 'id' | 'name'>

function useDeleteProfile() {
  // The name stays on the dialog while it fades.
  const [asked, setAsked] = useState<NamedProfile | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation({
    mutationFn: ({ id }: NamedProfile) => call(deleteRestaurant, { params: { id } }),
    onSuccess: async () => {
      await askAgain(restaurantsQuery)
      setIsAsking(false)
      toast({ title: 'Restaurant deleted', description: 'Your menus stay as they are.' })
    },
    onError: showErrorToast,
  })
  return {
    asked,
    isAsking,
    ask: (profile: NamedProfile) => {
      setAsked(profile)
      setIsAsking(true)
    },
    cancel: () => setIsAsking(false),
    confirm: () => asked && remove.mutate(asked),
    isPending: remove.isPending,
  }
}
