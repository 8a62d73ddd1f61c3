import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type OwnPage, renameRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { pageSlugSchema, SLUG_LENGTH, slugOfName } from '#domain/live/address/page-slug.ts'
import { call, sentenceOf } from '../../../lib/api.ts'
import { knowPage } from '../../../menu/restaurant-page/page-queries.ts'
import { FormActions } from '../../../ui/form/form-actions.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

export interface RenameAddressProps {
  page: OwnPage
  isOpen: boolean
  onClose: () => void
}

/** Another address for the page: a word that guests can say and type. */
export const RenameAddress = ({ page, isOpen, onClose }: RenameAddressProps) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={(next) => !next && onClose()}
    title="Change Address"
    description="The present address and every code that you have printed keep working: they lead to the new one."
  >
    <RenameForm page={page} onClose={onClose} />
  </Dialog>
)

function RenameForm({ page, onClose }: Omit<RenameAddressProps, 'isOpen'>) {
  const { slug, url, isSlugChosen, restaurantName, restaurantId } = page
  const [typed, setTyped] = useState(() => (isSlugChosen ? slug : slugOfName(restaurantName) || slug))
  const [fault, setFault] = useState<string | null>(null)
  const renaming = useMutation({
    mutationFn: (next: string) =>
      call(renameRestaurantPage, { params: { restaurantId }, body: { slug: next } }),
    onSuccess(renamed) {
      knowPage(renamed)
      onClose()
    },
    onError: (error) => setFault(sentenceOf(error, 'The address could not be changed. Please try again.')),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = pageSlugSchema.safeParse(typed)
    if (checked.success) renaming.mutate(checked.data)
    else setFault(checked.error.issues[0]?.message ?? null)
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label="Address"
        hint={
          <span className="[overflow-wrap:anywhere]">
            {url.slice(0, -slug.length)}
            <strong className="font-medium text-ink">{typed}</strong>
          </span>
        }
        error={fault}
        value={typed}
        maxLength={SLUG_LENGTH.max}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setFault(null)
          setTyped(target.value.toLowerCase().replaceAll(/[\s_]+/g, '-'))
        }}
      />
      <FormActions onCancel={onClose} isPending={renaming.isPending}>
        Change Address
      </FormActions>
    </form>
  )
}
