import type { Menu, MenuContent } from '#domain/menu/model/menu.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import type { MenuFile } from '#domain/menu/stored/menu-file.ts'
import { profileRead } from '#domain/reading/review/profile-read.ts'
import { showErrorToast } from '../../../../lib/tell-failure.ts'
import { undoAction } from '../../../../menu/editing/undo-action.ts'
import { keepOpenMenu } from '../../../../menu/starting/make-room.ts'
import { changed } from '../../../../menu/state/editing-session.ts'
import { cuisineOf } from '../../../../menu/store/cuisine-of.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { fillStoredProfile } from '../../restaurants/restaurants.ts'
import type { BroughtStates } from '../updating/update-dialog.tsx'
import { dishes, rows, sections } from '../words/counts.ts'

/** Makes what was imported the open menu, as one change that can be undone, and says so. */
export function useTakeMenu(onImported: () => void) {
  const finish = (imported: Menu, before: Menu | null, leftOut: number, title = 'Menu Imported') => {
    const taken = `${dishes(countItems(imported))} in ${sections(imported.sections.length)}.`
    toast({
      title,
      description: leftOut > 0 ? `${taken} ${rows(leftOut)} left out.` : taken,
      action: before ? undoAction(() => before) : undefined,
    })
    onImported()
  }

  return {
    /**
     * @param menu as it is to be
     * @param imported what of it is new
     * @param cuisineId where no menu is open yet
     */
    menu(menu: Menu, imported: Menu, { cuisineId, leftOut = 0, house }: TakeOptions = {}): void {
      const open = useOpenMenu.getState()
      const before = open.menu
      if (house) fillProfile(house)
      if (before) {
        // What was added to a menu isn't all of it: the last import stays what it was.
        if (menu === imported) open.bringIn(menu, imported, null)
        else open.edit(() => menu)
      } else start(menu, cuisineId)
      finish(imported, before, leftOut)
    },

    /** The open menu as a source of today changes it. */
    update(menu: Menu, states: BroughtStates, { leftOut = 0, house }: TakeOptions = {}): void {
      const open = useOpenMenu.getState()
      if (house) fillProfile(house)
      const before = open.menu
      open.bringIn(menu, states.lastImport, states.before)
      finish(menu, before, leftOut, 'Menu Updated')
    },

    /** A menu in place of the open one, which stays as a draft unless it is saved. */
    async asNew(imported: Menu, { cuisineId, leftOut = 0, house }: TakeOptions = {}): Promise<void> {
      try {
        await keepOpenMenu()
      } catch (error) {
        showErrorToast(error)
        return
      }
      if (house) fillProfile(house)
      start(imported, cuisineId)
      finish(imported, null, leftOut)
    },

    /** A whole menu with its restaurant and design. Parts that the plan lacks are stored but not shown. */
    file({ content, design, templateId }: MenuFile): void {
      const { restaurant, ...menu } = content
      const open = useOpenMenu.getState()
      if (open.menu) {
        useOpenMenu.setState((before) =>
          changed(
            { ...before, lastImport: null },
            { menu, restaurant, design, templateId, lastImport: menu },
          ),
        )
      } else {
        start(menu, cuisineOf({ cuisineId: null, menu, restaurant }))
        // A menu that begins gets the everyday paper first: the looks of the file come over it.
        useOpenMenu.setState({ restaurant, design, templateId })
      }
      finish(menu, open.menu, 0)
    },
  }
}

function start(menu: Menu, cuisineId?: number): void {
  const { restaurant, startMenu } = useOpenMenu.getState()
  startMenu(menu, cuisineId ?? cuisineOf({ cuisineId: null, menu, restaurant }))
  useOpenMenu.setState({ lastImport: menu })
}

/** The restaurant of the menu, and the profile that it comes from, take what they do not say yet. */
function fillProfile(house: MenuContent): void {
  const { restaurant, setRestaurant } = useOpenMenu.getState()
  const { filled } = profileRead(restaurant, house)
  if (Object.keys(filled).length > 0) setRestaurant({ ...restaurant, ...filled })
  fillStoredProfile(restaurant.id, house).catch(showErrorToast)
}

interface TakeOptions {
  readonly cuisineId?: number
  /** What the source says of the house; the restaurant keeps what its owner said of it. */
  readonly house?: MenuContent
  /** Rows of the source that are not on the menu. */
  readonly leftOut?: number
}
