import type { Menu } from '../../menu/model/menu.ts'
import type { Restaurant } from '../../menu/model/restaurant.ts'
import { type RestaurantPage, restaurantPageSchema } from './restaurant-page.ts'

type Contact = RestaurantPage['contact']

/** The page that a restaurant begins with: what its profile and its first menu say already. */
export const firstPage = (
  timeZone: string,
  { address }: Pick<Restaurant, 'address'>,
  menu?: Pick<Menu, 'notices'>,
): RestaurantPage =>
  restaurantPageSchema.parse({
    timeZone,
    contact: { ...contactOf(menu), ...(address.trim() !== '' && { address: address.trim() }) },
  })

/** Returns what the contacts of a menu say, each only where it is beyond doubt. */
function contactOf(menu: Pick<Menu, 'notices'> | undefined): Contact {
  const text = (menu?.notices ?? [])
    .filter(({ kind }) => kind === 'contact')
    .map((notice) => notice.text)
    .join('\n')
  const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(text)?.[0]
  const withoutEmail = email === undefined ? text : text.replace(email, ' ')
  const web = /\b(?:https?:\/\/|www\.)[^\s,;]+/i.exec(withoutEmail)?.[0].replace(/[.)]+$/, '')
  // As people write it: digits in groups, at least eight of them.
  const phone = /\+?\(?\d[\d\s()./-]{6,}\d/.exec(withoutEmail)?.[0]
  const isPhone = phone !== undefined && phone.replaceAll(/\D/g, '').length >= 8
  return { ...(email && { email }), ...(web && { web }), ...(isPhone && { phone: phone.trim() }) }
}
