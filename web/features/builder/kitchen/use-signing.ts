import { useMutation } from '@tanstack/react-query'
import { signDeclarations } from '#contract/menus/sign-offs.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { signedText } from '#domain/menu/sign-off/signed-text.ts'
import { ApiError, call, sentenceOf } from '../../../lib/api.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { askAgain } from '../../../lib/query-of.ts'
import { savedMenusQuery } from '../../../menu/saved-menus-query.ts'
import type { MenuSaving } from '../../../menu/saving/use-saving.ts'
import { signOffsQuery } from '../../../menu/sign-off/sign-offs-query.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import type { KitchenRow } from './kitchen-rows.ts'

interface Signing {
  readonly menu: Menu
  readonly rows: readonly KitchenRow[]
  readonly name: string
}

/** Signs declarations of the open menu as they are here; what is not saved is saved first. */
export function useSigning(saving: MenuSaving) {
  const { mutateAsync, isPending } = useMutation({
    async mutationFn({ menu, rows, name }: Signing): Promise<boolean> {
      // What the person looks at, not what another tab may save meanwhile.
      const items = rows.map(({ section, item }) => ({
        itemId: item.id,
        text: signedText(menu, section, item),
      }))
      const id = await savedId(saving)
      if (id === null) return false
      const { queryKey } = signOffsQuery(id)
      try {
        queryClient.setQueryData(
          queryKey,
          await call(signDeclarations, { params: { id }, body: { name, items } }),
        )
      } catch (error) {
        await askAgain({ queryKey })
        throw error
      }
      await askAgain(savedMenusQuery)
      const count = items.length
      toast({ title: count === 1 ? '1 declaration signed' : `${count} declarations signed` })
      return true
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Nothing was signed', description: reasonOf(error) }),
  })
  return {
    isPending,
    /** Returns whether they are signed; if not, the person has seen why. */
    sign: (signing: Signing): Promise<boolean> => mutateAsync(signing).catch(() => false),
  }
}

/** Of the saved menu that is what is here; null where it could not be saved. */
async function savedId(saving: MenuSaving): Promise<string | null> {
  const { savedAs, revision, safeRevision } = useOpenMenu.getState()
  if (savedAs && revision === safeRevision) return savedAs.id
  return (await saving.save())?.id ?? null
}

/** With the dishes that are in the way, each by its name. */
function reasonOf(error: unknown): string {
  const dishes = error instanceof ApiError ? (error.details?.fields ?? []).map(({ message }) => message) : []
  return [sentenceOf(error, 'The server could not be asked. Please try again.'), ...dishes.slice(0, 5)].join(
    ' ',
  )
}
