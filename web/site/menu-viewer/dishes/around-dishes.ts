import type { ViewerMenu } from '#contract/pages/viewer-menu.ts'

/** All that the markup of a section depends on, in addition to its words. */
export type AroundDishes = Pick<ViewerMenu, 'look' | 'or' | 'writing' | 'secondWriting' | 'tellsAllergens'>
