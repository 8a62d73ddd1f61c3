import type { MenuContent } from '../../menu/model/menu.ts'
import { defaultRestaurant, guestDescription, type Restaurant } from '../../menu/model/restaurant.ts'
import { inOneSpelling } from '../../text/one-spelling.ts'

/** What a menu says of its house, and its profile has too. The ways to call and the hours are the menu's own. */
export const profileFields = ['name', 'address', 'description'] as const

type ProfileField = (typeof profileFields)[number]

type Profile = Pick<Restaurant, ProfileField>

/** What becomes of what a menu that was read says of its house. */
export interface ProfileRead {
  /** The profile says nothing of it yet: it takes what was read. */
  readonly filled: Partial<Profile>
  /** Guests may know the house by its profile already: what was read is added to it only where its owner asks for it. */
  readonly isAsked: boolean
  /** The profile says something else, which is kept. */
  readonly kept: readonly { readonly field: ProfileField; readonly own: string; readonly read: string }[]
}

/**
 * Compares a profile with what was read: nothing that its owner wrote is overwritten, nothing read goes unseen, and a
 * second menu changes nothing that guests see of the house unless its owner says so.
 */
export function profileRead(profile: Profile, content: MenuContent): ProfileRead {
  const own = saidOf(profile)
  const read = saidOf({
    ...content.restaurant,
    address: content.contact?.address ?? content.restaurant.address,
  })
  const said = profileFields.filter((field) => read[field] !== '')
  return {
    filled: Object.fromEntries(
      said.filter((field) => own[field] === '').map((field) => [field, read[field]]),
    ),
    isAsked: own.name !== '' && (own.address !== '' || own.description !== ''),
    kept: said
      .filter((field) => own[field] !== '' && spelling(own[field]) !== spelling(read[field]))
      .map((field) => ({ field, own: own[field], read: read[field] })),
  }
}

/** Menus print names in capitals. */
const spelling = (text: string): string => inOneSpelling(text).toLowerCase()

/** Empty where nobody has said it. */
const saidOf = (profile: Profile): Profile => ({
  name: profile.name === defaultRestaurant.name ? '' : profile.name.trim(),
  address: profile.address.trim(),
  description: guestDescription(profile).trim(),
})
