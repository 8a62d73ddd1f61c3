import type { MenuContent } from '#domain/menu/model/menu.ts'
import { type ProfileRead, profileFields, profileRead } from '#domain/reading/review/profile-read.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'

const fieldWords = {
  name: 'name',
  address: 'address',
  description: 'line under the name',
} satisfies Record<(typeof profileFields)[number], string>

/** What becomes of the name, the address and the line under the name that a menu has. */
export function ProfileNote({ content }: { content: MenuContent }) {
  const restaurant = useOpenMenu((open) => open.restaurant)
  const sentences = profileSentences(profileRead(restaurant, content))
  if (sentences.length === 0) return null
  return (
    <ul className="text-pretty text-quiet text-sm [overflow-wrap:anywhere]">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

function profileSentences({ filled, kept }: ProfileRead): string[] {
  const taken = profileFields.flatMap((field) =>
    filled[field] === undefined ? [] : `${fieldWords[field]} “${filled[field]}”`,
  )
  return [
    ...(taken.length > 0 ? [`Goes to your restaurant’s profile: ${taken.join(', ')}.`] : []),
    ...kept.map(
      ({ field, own, read }) =>
        `Your profile already has the ${fieldWords[field]} “${own}”, which is kept. This menu says “${read}”.`,
    ),
  ]
}
