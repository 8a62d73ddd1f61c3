import { RESTAURANT_PATH } from '#contract/pages/pages.ts'
import { mountRestaurants } from './routes.ts'

export const restaurants = { mount: mountRestaurants, screens: () => [RESTAURANT_PATH] }
