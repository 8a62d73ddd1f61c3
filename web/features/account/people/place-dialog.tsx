import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { changeMember, changeMemberSchema, type Member } from '#contract/accounts/people.ts'
import { call, sentenceOf } from '../../../lib/api.ts'
import { askAgain } from '../../../lib/query-of.ts'
import { FormActions } from '../../../ui/form/form-actions.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { peopleQuery, type RestaurantName } from './people-queries.ts'
import { RestaurantsField } from './restaurants-field.tsx'

interface PlaceDialogProps {
  member: Member
  restaurants: readonly RestaurantName[]
  isOpen: boolean
  onClose: () => void
}

/** Says for which restaurants a member works. */
export const PlaceDialog = ({ member, isOpen, onClose, ...rest }: PlaceDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
    title={`Restaurants of ${member.username}`}
    description="They see the menus, pages and pictures of these, and of no other."
  >
    <PlaceForm member={member} onClose={onClose} {...rest} />
  </Dialog>
)

function PlaceForm({ member, restaurants, onClose }: Omit<PlaceDialogProps, 'isOpen'>) {
  const known = new Set(restaurants.map(({ id }) => id))
  const [value, setValue] = useState(member.restaurants?.filter((id) => known.has(id)) ?? null)
  const [complaint, setComplaint] = useState<string>()
  const change = useMutation({
    mutationFn: () =>
      call(changeMember, {
        params: { accountId: member.accountId },
        body: { role: member.role, restaurants: value },
      }),
    onSuccess: async () => {
      await askAgain(peopleQuery)
      onClose()
    },
    onError: (error) => setComplaint(sentenceOf(error, 'This could not be saved. Please try again.')),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const judged = changeMemberSchema.safeParse({ role: member.role, restaurants: value })
    setComplaint(judged.error?.issues[0]?.message)
    if (judged.success) change.mutate()
  }
  return (
    <form noValidate onSubmit={submit}>
      <RestaurantsField
        restaurants={restaurants}
        value={value}
        onChange={setValue}
        role={member.role}
        error={complaint}
      />
      <FormActions onCancel={onClose} isPending={change.isPending}>
        Save
      </FormActions>
    </form>
  )
}
