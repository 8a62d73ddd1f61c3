import { type ProfileRead, profileFields } from '#domain/reading/review/profile-read.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'

const fieldWords = {
  name: 'name',
  address: 'address',
  description: 'line under the name',
} satisfies Record<(typeof profileFields)[number], string>

export interface ProfileNoteProps {
  read: ProfileRead
  /** Does the profile take what it doesn't say yet? */
  isTaken: boolean
  onTaken: (isTaken: boolean) => void
}

/** What becomes of the name, the address and the line under the name that a menu has. */
export function ProfileNote({ read, isTaken, onTaken }: ProfileNoteProps) {
  const taken = profileFields.flatMap((field) =>
    read.filled[field] === undefined ? [] : `${fieldWords[field]} “${read.filled[field]}”`,
  )
  const count = read.kept.length + Number(taken.length > 0)
  if (count === 0) return null
  const notes = (
    <div className="text-pretty text-quiet text-sm [overflow-wrap:anywhere]">
      {taken.length > 0 && (
        <Checkbox
          label={`Add to your restaurant’s profile, where guests see it: ${taken.join(', ')}`}
          checked={isTaken}
          onChange={(event) => onTaken(event.target.checked)}
        />
      )}
      {read.kept.map(({ field, own, read: said }) => (
        <p key={field}>
          Your profile already has the {fieldWords[field]} “{own}”, which is kept. This menu says “{said}”.
        </p>
      ))}
    </div>
  )
  // On a phone they would leave the lines no room.
  return (
    <>
      <div className="max-sm:hidden">{notes}</div>
      <div className="sm:hidden">
        <Disclosure label="Your restaurant’s profile" summary={`and this menu (${count})`}>
          {notes}
        </Disclosure>
      </div>
    </>
  )
}
