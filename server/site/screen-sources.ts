const inFrame = (screen: string): readonly string[] => ['routes/frame/signed-in.tsx', screen]

/**
 * The code of a screen in addition to what all screens share, by the screen's path, from `web/`: the shell
 * names it, so that a browser asks for it at once and not after it has read the router. The worker of the
 * pass keeps what its shell names. A test compares it with the router.
 */
export const screenSources: Readonly<Record<string, readonly string[]>> = {
  '/': inFrame('routes/menus/home.tsx'),
  '/auth': ['routes/account/auth.tsx'],
  '/forgot-password': ['routes/account/forgot-password.tsx'],
  '/reset-password': ['routes/account/reset-password.tsx'],
  '/verify-email': ['routes/account/verify-email.tsx'],
  '/join': ['routes/account/join.tsx'],
  '/connect': ['routes/account/connect.tsx'],
  '/start': inFrame('routes/start/start.tsx'),
  '/try': ['routes/start/try.tsx'],
  '/menu-builder': inFrame('routes/menus/menu-builder.tsx'),
  '/menu-designer': inFrame('routes/menus/menu-designer.tsx'),
  '/saved-menus': inFrame('routes/menus/saved-menus.tsx'),
  '/my-menus': inFrame('routes/menus/saved-menus.tsx'),
  '/bin': inFrame('routes/menus/bin.tsx'),
  '/record': inFrame('routes/menus/record.tsx'),
  '/dishes': inFrame('routes/menus/dishes.tsx'),
  '/compare': inFrame('routes/menus/compare.tsx'),
  '/menu-optimization': inFrame('routes/menus/menu-optimization.tsx'),
  '/recommendations': inFrame('routes/menus/recommendations.tsx'),
  '/menu-audit': inFrame('routes/menus/menu-audit.tsx'),
  '/restaurant': inFrame('routes/restaurant/restaurant.tsx'),
  '/sold-out': inFrame('routes/kitchen/sold-out.tsx'),
  '/pass': ['routes/kitchen/kitchen.tsx'],
  '/account': inFrame('routes/account/account.tsx'),
  '/subscription-checkout': inFrame('routes/subscription/subscription-checkout.tsx'),
  '/subscription-success': inFrame('routes/subscription/subscription-success.tsx'),
}
