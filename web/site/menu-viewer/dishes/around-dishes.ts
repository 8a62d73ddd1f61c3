import type { ViewerMenu } from '#contract/viewer-menu.ts'

/** What of its menu a section shows besides its own words; all of it that the markup of a section depends on. */
export type AroundDishes = Pick<ViewerMenu, 'look' | 'or' | 'writing' | 'secondWriting' | 'tellsAllergens'>
