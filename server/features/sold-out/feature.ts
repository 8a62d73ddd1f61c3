import { KITCHEN_PAGE, SOLD_OUT_PATH } from '#contract/pages/pages.ts'
import { mountSoldOut } from './routes.ts'

export const soldOut = {
  mount: mountSoldOut,
  screens: () => [SOLD_OUT_PATH, KITCHEN_PAGE],
  pageWorkers: { '/assets/screen-worker-': [KITCHEN_PAGE, SOLD_OUT_PATH] },
}
