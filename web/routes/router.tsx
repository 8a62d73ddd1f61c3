import { createBrowserRouter } from 'react-router'
import { ScreenError } from './screen-error.tsx'
import { SignedIn } from './signed-in.tsx'

/** Screens load on their own, so that signing in does not download the designer. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: ScreenError,
    // Nothing is shown while a screen's own code loads: it takes a moment too short for words.
    HydrateFallback: () => null,
    children: [
      { path: '/auth', lazy: async () => ({ Component: (await import('./auth.tsx')).AuthScreen }) },
      {
        Component: SignedIn,
        children: [
          {
            path: '/menu-builder',
            lazy: async () => ({ Component: (await import('./menu-builder.tsx')).MenuBuilderScreen }),
          },
          {
            path: '/menu-designer',
            lazy: async () => ({ Component: (await import('./menu-designer.tsx')).MenuDesignerScreen }),
          },
          ...['/saved-menus', '/my-menus'].map((path) => ({
            path,
            lazy: async () => ({ Component: (await import('./saved-menus.tsx')).SavedMenusScreen }),
          })),
          {
            path: '/menu-optimization',
            lazy: async () => ({
              Component: (await import('./menu-optimization.tsx')).MenuOptimizationScreen,
            }),
          },
          {
            path: '/recommendations',
            lazy: async () => ({ Component: (await import('./recommendations.tsx')).RecommendationsRoute }),
          },
          {
            path: '/menu-audit',
            lazy: async () => ({ Component: (await import('./menu-audit.tsx')).MenuAuditScreen }),
          },
        ],
      },
    ],
  },
])
