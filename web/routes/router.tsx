import { createBrowserRouter, Outlet, type RouteObject } from 'react-router'
import { accountPages } from '#contract/accounts/accounts.ts'
import { CONNECT_PAGE } from '#contract/accounts/connections.ts'
import { JOIN_PAGE } from '#contract/accounts/people.ts'
import {
  DISHES_PATH,
  KITCHEN_PAGE,
  RECORD_PATH,
  RESTAURANT_PATH,
  SOLD_OUT_PATH,
  START_PATH,
  TRIAL_PATH,
} from '#contract/pages/pages.ts'
import { hasPlans } from '#contract/shared/installation.ts'
import { installation } from '../lib/installation.ts'
import { OPENS_CUT_OFF } from './frame/opens-cut-off.ts'
import { ScreenError } from './frame/screen-error.tsx'
import { UpdateNote } from './frame/update-note.tsx'
import { Waiting } from './frame/waiting.tsx'

const billingScreens: RouteObject[] = [
  {
    path: '/subscription-checkout',
    lazy: async () => ({
      Component: (await import('./subscription/subscription-checkout.tsx')).SubscriptionCheckoutScreen,
    }),
  },
  {
    path: '/subscription-success',
    lazy: async () => ({
      Component: (await import('./subscription/subscription-success.tsx')).SubscriptionSuccessScreen,
    }),
  },
]

/** What is said over every screen, also over one that failed. */
const Root = () => (
  <>
    <Outlet />
    <UpdateNote />
  </>
)

/** Screens load on their own, so that signing in does not download the designer. */
export const router = createBrowserRouter([
  {
    Component: Root,
    HydrateFallback: Waiting,
    children: [
      {
        ErrorBoundary: ScreenError,
        children: [
          {
            path: TRIAL_PATH,
            lazy: async () => ({ Component: (await import('./start/try.tsx')).TryScreen }),
          },
          {
            path: '/auth',
            lazy: async () => ({ Component: (await import('./account/auth.tsx')).AuthScreen }),
          },
          {
            path: KITCHEN_PAGE,
            lazy: async () => ({ Component: (await import('./kitchen/kitchen.tsx')).KitchenScreen }),
          },
          {
            path: '/forgot-password',
            lazy: async () => ({
              Component: (await import('./account/forgot-password.tsx')).ForgotPasswordScreen,
            }),
          },
          {
            path: accountPages.resetPassword,
            lazy: async () => ({
              Component: (await import('./account/reset-password.tsx')).ResetPasswordScreen,
            }),
          },
          {
            path: accountPages.verifyEmail,
            lazy: async () => ({ Component: (await import('./account/verify-email.tsx')).VerifyEmailScreen }),
          },
          {
            path: CONNECT_PAGE,
            lazy: async () => ({ Component: (await import('./account/connect.tsx')).ConnectScreen }),
          },
          {
            path: JOIN_PAGE,
            lazy: async () => ({ Component: (await import('./account/join.tsx')).JoinScreen }),
          },
          {
            lazy: async () => ({ Component: (await import('./frame/signed-in.tsx')).SignedIn }),
            children: [
              {
                path: '/',
                lazy: async () => ({ Component: (await import('./menus/home.tsx')).HomeScreen }),
              },
              {
                path: START_PATH,
                lazy: async () => ({ Component: (await import('./start/start.tsx')).StartScreen }),
              },
              {
                path: '/menu-builder',
                lazy: async () => ({
                  Component: (await import('./menus/menu-builder.tsx')).MenuBuilderScreen,
                }),
              },
              {
                path: '/menu-designer',
                lazy: async () => ({
                  Component: (await import('./menus/menu-designer.tsx')).MenuDesignerScreen,
                }),
              },
              ...['/saved-menus', '/my-menus'].map((path) => ({
                path,
                lazy: async () => ({ Component: (await import('./menus/saved-menus.tsx')).SavedMenusScreen }),
              })),
              {
                path: DISHES_PATH,
                lazy: async () => ({ Component: (await import('./menus/dishes.tsx')).DishesScreen }),
              },
              {
                path: RESTAURANT_PATH,
                lazy: async () => ({
                  Component: (await import('./restaurant/restaurant.tsx')).RestaurantScreen,
                }),
              },
              {
                path: SOLD_OUT_PATH,
                handle: OPENS_CUT_OFF,
                lazy: async () => ({ Component: (await import('./kitchen/sold-out.tsx')).SoldOutScreen }),
              },
              {
                path: '/bin',
                lazy: async () => ({ Component: (await import('./menus/bin.tsx')).BinScreen }),
              },
              {
                path: '/compare',
                lazy: async () => ({ Component: (await import('./menus/compare.tsx')).CompareScreen }),
              },
              {
                path: RECORD_PATH,
                lazy: async () => ({ Component: (await import('./menus/record.tsx')).RecordScreen }),
              },
              {
                path: '/menu-optimization',
                lazy: async () => ({
                  Component: (await import('./menus/menu-optimization.tsx')).MenuOptimizationScreen,
                }),
              },
              {
                path: '/recommendations',
                lazy: async () => ({
                  Component: (await import('./menus/recommendations.tsx')).RecommendationsRoute,
                }),
              },
              ...(hasPlans(installation()) ? billingScreens : []),
              {
                path: '/account',
                lazy: async () => ({ Component: (await import('./account/account.tsx')).AccountScreen }),
              },
              {
                path: '/menu-audit',
                lazy: async () => ({ Component: (await import('./menus/menu-audit.tsx')).MenuAuditScreen }),
              },
            ],
          },
        ],
      },
    ],
  },
])
