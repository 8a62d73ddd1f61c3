import { useMutation } from '@tanstack/react-query'
import { makeRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { call } from '../../lib/api.ts'
import { tellFailureOr } from '../../lib/tell-failure.ts'
import { knowPage } from './page-queries.ts'

export interface PageWish {
  /** Absent: the restaurant that the menu names. */
  readonly restaurantId?: string
  readonly menuId?: string
}

/** Makes the page of a restaurant with a menu on it, or puts the menu on the page that is there; guests see it at once. */
export const useMakePage = () =>
  useMutation({
    mutationFn: (wish: PageWish) =>
      call(makeRestaurantPage, { body: { ...wish, timeZone: browserTimeZone(), isOpen: true } }),
    onSuccess: knowPage,
    onError: tellFailureOr('The page could not be opened. Please try again.'),
  })

/** Where this browser is: what a restaurant that says nothing else is taken for. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC'
