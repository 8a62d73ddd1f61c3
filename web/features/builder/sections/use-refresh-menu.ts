import { useMutation } from '@tanstack/react-query'
import { refreshWholeMenu } from '#contract/generating/composing.ts'
import { isOwnDish } from '#domain/menu/editing/own-dish.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'
import { countItems, itemsOf } from '#domain/menu/model/walk.ts'
import { call, sentenceOf } from '../../../lib/api.ts'
import { undoAction } from '../../../menu/editing/undo-action.ts'
import { cuisineOf } from '../../../menu/store/cuisine-of.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { answerOf, keepAnswer } from '../wishes/composed-answer.ts'

const TITLE = 'Refresh the whole menu'

/** Other dishes in all places of the open menu but those that are locked, as one step of the history. */
export function useRefreshMenu() {
  const { mutate, isPending } = useMutation({
    mutationFn: async (menu: Menu) => {
      const open = useOpenMenu.getState()
      const { priceRange, dietaryOptions, notes, season, country, voice } = open.filters ?? {}
      const answer = await call(refreshWholeMenu, {
        body: {
          sections: menu.sections,
          currency: menu.currency,
          locked: [
            ...new Set([
              ...(menu.lockedItems ?? []),
              ...itemsOf(menu)
                .filter(isOwnDish)
                .map(({ id }) => id),
            ]),
          ],
          cuisineId: cuisineOf(open),
          priceRange,
          dietaryOptions,
          notes,
          season,
          voice,
          country: country ?? open.restaurant.market?.country,
        },
      })
      return { menu, answer }
    },
    onSuccess: ({ menu, answer: { sections, exchanged, wishes } }) => {
      const { menu: present, edit } = useOpenMenu.getState()
      if (present !== menu) {
        toast({ title: TITLE, description: 'The menu changed in the meantime, so it was left as it is.' })
        return
      }
      edit(() => setFields<Menu>(menu, { sections }))
      keepAnswer(answerOf(wishes))
      toast({
        title: TITLE,
        description: `${exchanged} of ${countItems(menu)} dishes are new. ${wishes.remarks[0] ?? ''}`.trim(),
        ...(exchanged > 0 && {
          action: undoAction((after) => setFields<Menu>(after, { sections: menu.sections })),
        }),
      })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Error',
        description: sentenceOf(error, 'An unexpected error occurred. Please try again.'),
      }),
  })
  return {
    isPending,
    refresh() {
      const { menu } = useOpenMenu.getState()
      if (!menu) return
      const locked = menu.lockedItems?.length ?? 0
      toast({
        title: TITLE,
        description:
          locked === 0
            ? 'Looking for other dishes…'
            : `Looking for other dishes around the ${locked === 1 ? 'one' : locked} that you locked…`,
      })
      mutate(menu)
    },
  }
}
