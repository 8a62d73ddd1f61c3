import type { MenuContent } from '#domain/menu/model/menu.ts'
import { type ProfileRead, profileFields, profileRead } from '#domain/reading/review/profile-read.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'

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
  const list = (
    <ul className="text-pretty text-quiet text-sm [overflow-wrap:anywhere]">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
  // On a phone they would leave the lines no room.
  return (
    <>
      <div className="max-sm:hidden">{list}</div>
      <div className="sm:hidden">
        <Disclosure label="Your restaurant’s profile" summary={`and this menu (${sentences.length})`}>
          {list}
        </Disclosure>
      </div>
    </>
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
