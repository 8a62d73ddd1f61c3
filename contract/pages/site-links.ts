import { canChangeCatalogue } from '#domain/access/catalogue.ts'
import { planAllows } from '#domain/plans/plans.ts'
import type { User } from '../accounts/accounts.ts'
import type { Installation } from '../shared/installation.ts'
import {
  listedPaths,
  MY_MENUS_PATH,
  NEW_MENU_PATH,
  publicPaths,
  RESTAURANT_PATH,
  WELCOME_PATH,
} from './pages.ts'

export interface SiteLink {
  readonly href: string
  readonly label: string
}

const pages: readonly SiteLink[] = [
  { href: publicPaths.features, label: 'Features' },
  { href: publicPaths.templates, label: 'Templates' },
  { href: publicPaths.pricing, label: 'Pricing' },
  { href: publicPaths.about, label: 'About' },
]

/** What an owner goes to every day. */
export const ownScreens = [
  { href: publicPaths.home, label: 'Today' },
  { href: MY_MENUS_PATH, label: 'Menus', spoken: 'My' },
  { href: RESTAURANT_PATH, label: 'Page', spoken: 'Restaurant' },
  { href: `${RESTAURANT_PATH}?tab=boards`, label: 'Boards' },
] as const

/** Which of them is at an address; a tab may be one. */
export const ownScreenAt = (pathname: string, tab: string | null) => {
  const at = (address: string) => ownScreens.find(({ href }) => href === address)
  return at(`${pathname}?tab=${tab}`) ?? at(pathname)
}

/** The operator's own pages: whose site it is, what it stores, and on which terms. */
export const legalLinks = ({ legal }: Installation): readonly SiteLink[] =>
  (['imprint', 'privacy', 'terms'] as const).flatMap((kind) => {
    const href = legal[kind]
    return href === undefined ? [] : [{ href, label: legalNames[kind] }]
  })

const legalNames = { imprint: 'Imprint', privacy: 'Privacy', terms: 'Terms' } as const

/** What every header leads to, on public pages and on screens alike. */
export const siteLinks = (installation: Installation): readonly SiteLink[] => {
  const listed = listedPaths(installation)
  return pages.filter(({ href }) => listed.includes(href))
}

/** The links of every footer. For a signed-in user `/` is their day, so the page for strangers is linked too. */
export const quickLinks = (installation: Installation, isSignedIn: boolean): readonly SiteLink[] => [
  ...(installation.hasSite
    ? [
        { href: isSignedIn ? WELCOME_PATH : publicPaths.home, label: 'Home' },
        ...siteLinks(installation),
        { href: publicPaths.demo, label: 'Demo' },
      ]
    : []),
  ...legalLinks(installation),
]

/** And from a public page into the application; its screens have these links at their head. */
export const screenLinks = (isSignedIn: boolean): readonly SiteLink[] => [
  { href: '/menu-builder', label: 'Create Menu' },
  isSignedIn ? { href: MY_MENUS_PATH, label: 'My Menus' } : { href: '/auth', label: 'Sign In' },
]

/** The subject that marks a message as one to answer first: the Professional plan includes priority support. */
const PRIORITY_SUBJECT = 'Priority support'

/** Where an account writes to support. */
export const supportHref = (
  { supportEmail }: Installation,
  { subscriptionPlan, username }: Pick<User, 'subscriptionPlan' | 'username'>,
): string =>
  subscriptionPlan === 'professional'
    ? `mailto:${supportEmail}?subject=${encodeURIComponent(`${PRIORITY_SUBJECT} for ${username}`)}`
    : `mailto:${supportEmail}`

/** The menu of the account at the head of every page: the screens that this account may use. */
export const accountLinks = (user: Pick<User, 'subscriptionPlan' | 'role'>): readonly SiteLink[] => [
  { href: '/account', label: 'Account Settings' },
  { href: MY_MENUS_PATH, label: 'My Menus' },
  { href: NEW_MENU_PATH, label: 'Create Menu' },
  { href: RESTAURANT_PATH, label: 'Restaurant Page' },
  { href: '/menu-optimization', label: 'Menu Optimization' },
  ...(planAllows(user.subscriptionPlan, 'trend_recommendations')
    ? [{ href: '/recommendations', label: 'Recommendations' }]
    : []),
  ...(canChangeCatalogue(user) ? [{ href: '/menu-audit', label: 'Menu Audit' }] : []),
]
