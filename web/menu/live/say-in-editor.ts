import { saySoldOut } from '#contract/restaurant/sold-out.ts'
import type { AvailabilityWord } from '#domain/commands/answers/command.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { refreshSavedMenus } from '../saved-menus-query.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { liveStateQuery } from './live-state-query.ts'

export interface WordInEditor extends Pick<AvailabilityWord, 'isSoldOut' | 'until' | 'shows'> {
  readonly itemId: number
  readonly name: string
}

/** Says that a dish of the open menu is sold out until the end of the day, or back; guests see it at once. */
export const sayInEditor = ({ id: itemId, name }: MenuItem, isSoldOut: boolean): Promise<void> =>
  sayWords([{ itemId, name, isSoldOut, until: { kind: 'end-of-day' } }])

/**
 * Says several words at once, which the next undo takes back.
 * @param onUndone when it does; null for what takes back itself
 */
export async function sayWords(
  words: readonly WordInEditor[],
  onUndone: (() => void) | null = () => undefined,
): Promise<void> {
  const menuId = useOpenMenu.getState().savedAs?.id
  if (menuId === undefined) return
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    // The editor shows the last word of its last look; the person means now.
    const seenAt = new Date().toISOString()
    const said = words.map(({ itemId, isSoldOut, until, shows }) => ({
      places: [{ menuId, itemId, seenAt }],
      isSoldOut,
      until,
      ...(shows && { shows }),
    }))
    const { answers } = await call(saySoldOut, { body: { words: said, timeZone } })
    const gone = words.filter((_, at) => answers[at]?.outcome === 'gone')
    const takeBack = () => {
      useOpenMenu.setState({ saidLast: null })
      onUndone?.()
      void sayWords(
        words.map((word) => ({ ...word, isSoldOut: !word.isSoldOut })),
        null,
      )
    }
    const { revision } = useOpenMenu.getState()
    const isUndoable = onUndone !== null && gone.length === 0
    if (isUndoable) useOpenMenu.setState({ saidLast: { revision, words: titleOf(words), takeBack } })
    toast(
      gone.length > 0
        ? {
            title: `${namesOf(gone)} ${gone.length === 1 ? 'is' : 'are'} not saved yet`,
            description: 'Save the menu first; guests do not see it yet.',
          }
        : {
            title: titleOf(words),
            description: 'Guests see it at once. The menu itself stays as it is.',
            ...(isUndoable && { action: { label: 'Undo', onSelect: takeBack } }),
          },
    )
    void refreshSavedMenus()
    await queryClient.invalidateQueries({ queryKey: liveStateQuery(menuId).queryKey })
  } catch (error) {
    showErrorToast(error)
  }
}

const namesOf = (words: readonly WordInEditor[]): string =>
  words.length === 1 ? (words[0]?.name ?? '') : `${words.length} dishes`

function titleOf(words: readonly WordInEditor[]): string {
  const [first] = words
  const verb = words.length === 1 ? 'is' : 'are'
  if (words.some(({ isSoldOut }) => isSoldOut !== first?.isSoldOut)) return 'Sold out and back: said'
  const what = !first?.isSoldOut ? 'back' : first.shows === 'hidden' ? 'hidden' : 'sold out'
  return `${namesOf(words)} ${verb} ${what}`
}
