import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { countryOfLanguages } from '#domain/money/countries.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { makeRoom } from '../../../menu/starting/make-room.ts'
import { startEmptyMenu } from '../../../menu/starting/start-empty-menu.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { isSample } from '../../../menu/trial/kept-trial.ts'
import { isTrial } from '../../../menu/trial/trial.ts'
import { openDialog } from '../dialogs/open-dialog.ts'
import {
  readableProfiles,
  restaurantOf,
  restaurantsQuery,
  startingProfile,
} from '../restaurants/restaurants.ts'
import { reveal } from '../view/reveal.ts'

const ways = ['dishes', 'import', 'empty'] as const
type Way = (typeof ways)[number]

/** `/menu-builder?start=empty`: begins another menu in the way that was chosen before. */
export function useStart(): void {
  const [search, setSearch] = useSearchParams()
  const way = ways.find((one) => one === search.get('start'))
  useEffect(() => {
    if (way === undefined) return
    // At once, so that a reload begins nothing again.
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('start')
        // Where dishes are typed: on a phone the table of prices shows first.
        if (way === 'empty') next.set('view', 'menu')
        return next
      },
      { replace: true },
    )
    void begin(way)
  }, [way, setSearch])
}

async function begin(way: Way): Promise<void> {
  try {
    if (isTrial()) makeRoomInTrial()
    else await makeRoom()
  } catch (error) {
    // What is open is only in this browser, so it stays open.
    showErrorToast(error)
    return
  }
  await takeProfile()
  // Without a menu the filters are on the screen already.
  if (way === 'empty') reveal({ sectionId: startEmptyMenu(), field: 'name' })
  else if (way === 'import') openDialog({ kind: 'import' })
}

/**
 * A stranger's one menu stays open as soon as it is work; the sample makes room. Nobody has said where the next
 * restaurant is: the languages of the browser do, until somebody says otherwise.
 */
function makeRoomInTrial(): void {
  const open = useOpenMenu.getState()
  if (open.menu && !isSample(open)) return
  open.clear()
  const { restaurant, setRestaurant } = useOpenMenu.getState()
  setRestaurant({ ...restaurant, market: { country: countryOfLanguages(navigator.languages) } })
}

/** The next menu is of the owner's restaurant. */
async function takeProfile(): Promise<void> {
  const listed = await queryClient.fetchQuery(restaurantsQuery).catch(() => [])
  const { restaurant, setRestaurant } = useOpenMenu.getState()
  const profile = startingProfile(restaurant, readableProfiles(listed))
  if (profile) setRestaurant(restaurantOf(profile))
}
