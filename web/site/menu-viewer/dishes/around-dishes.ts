import type { ViewerMenu } from '#contract/pages/viewer-menu.ts'

/**
 * What a section shows of its menu in addition to its words; all of it that the markup of a section depends
 * on.
 */
export type AroundDishes = Pick<ViewerMenu, 'look' | 'or' | 'writing' | 'secondWriting' | 'tellsAllergens'>
