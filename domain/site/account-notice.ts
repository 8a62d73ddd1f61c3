/** What has just happened to the visitor's account. */
export const accountNotices = ['signed-in', 'registered', 'signed-out', 'account-deleted'] as const

export type AccountNotice = (typeof accountNotices)[number]

/** The words for it: a toast on a screen, a line on a server-rendered page. */
export function accountNotice(
  notice: AccountNotice,
  username: string,
  brandName: string,
): { readonly title: string; readonly description: string } {
  switch (notice) {
    case 'signed-in':
      return { title: 'Login successful', description: `Welcome back, ${username}!` }
    case 'registered':
      return { title: 'Registration successful', description: `Welcome to ${brandName}, ${username}!` }
    case 'signed-out':
      return { title: 'Logout successful', description: 'You have been logged out successfully' }
    case 'account-deleted':
      return { title: 'Account deleted', description: 'Your account and all that was in it is gone.' }
  }
}
