import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { HOUSE_INVITATION_DAYS, invitePerson, invitePersonSchema } from '#contract/accounts/people.ts'
import type { Role } from '#domain/access/roles.ts'
import { call } from '../../../lib/api.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { CopyField } from '../../../menu/sharing/copy-field.tsx'
import { copyText } from '../../../menu/sharing/deliver-link.ts'
import { askToUpgrade } from '../../../plan/ask-to-upgrade.ts'
import { usePlanAllows } from '../../../plan/use-plan.ts'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import type { RestaurantName } from './people-queries.ts'
import { RestaurantsField } from './restaurants-field.tsx'
import { roleOptions, roleWords } from './role-words.ts'

interface InvitePersonProps {
  roles: readonly Role[]
  restaurants: readonly RestaurantName[]
  /** Ids of the restaurants that the inviter works for; null for all. */
  own: string[] | null
  onMade: () => void
}

/** Invites one person: by a mail where an address is given, and by a link that is shown this once. */
export function InvitePerson(props: InvitePersonProps) {
  const mayInvite = usePlanAllows(PEOPLE)
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <InvitationForm {...props} />
  ) : (
    <Button
      variant="secondary"
      className="mt-6 self-start"
      onClick={() => (mayInvite ? setOpen(true) : askToUpgrade(PEOPLE))}
    >
      Invite someone
    </Button>
  )
}

const PEOPLE = 'feature:people'

function InvitationForm({ roles, restaurants, own, onMade }: InvitePersonProps) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('chef')
  const [place, setPlace] = useState(own)
  const isPlaced = role !== 'owner' && restaurants.length > 1
  const [complaints, setComplaints] = useState<Readonly<Record<string, string>>>({})
  // An owner works for all restaurants.
  const body = () => ({
    role,
    restaurants: role === 'owner' ? null : place,
    ...(email.trim() && { email: email.trim() }),
  })
  const invite = useMutation({
    mutationFn: () => call(invitePerson, { body: body() }),
    onSuccess: async ({ url }) => {
      const isMailed = email.trim() !== ''
      setEmail('')
      onMade()
      const isCopied = await copyText(url)
      toast({
        title: isMailed ? 'Invitation sent' : 'Link made',
        ...(isCopied && { description: 'The link is copied.' }),
      })
    },
    onError: showErrorToast,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const judged = invitePersonSchema.safeParse(body())
    const issues = judged.error?.issues ?? []
    setComplaints(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])))
    if (judged.success) invite.mutate()
  }
  return (
    <form onSubmit={submit} noValidate className="mt-6 flex flex-wrap items-start gap-3">
      <TextField
        label="Email"
        isOptional
        type="email"
        autoComplete="off"
        hint="Without an address you get a link to hand over."
        value={email}
        error={complaints.email}
        onChange={({ target }) => setEmail(target.value)}
        className="grow basis-56"
      />
      <SelectField
        label="As"
        hint={roleWords[role].may}
        options={roleOptions(roles)}
        value={role}
        onChange={({ target }) => setRole(target.value as Role)}
        className="basis-48"
      />
      {isPlaced && (
        <div className="w-full">
          <RestaurantsField
            restaurants={restaurants}
            value={place}
            onChange={setPlace}
            role={role}
            error={complaints.restaurants}
          />
        </div>
      )}
      <Button
        type="submit"
        variant="secondary"
        isPending={invite.isPending}
        className={classNames(!isPlaced && 'mt-7')}
      >
        Invite
      </Button>
      {invite.data && (
        <div role="status" className="w-full">
          <CopyField
            label={`Link, shown this once. It works once, for ${HOUSE_INVITATION_DAYS} days.`}
            text={invite.data.url}
          />
        </div>
      )}
    </form>
  )
}
