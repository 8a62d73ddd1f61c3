import type { ViewerItem, ViewerSection } from '#contract/pages/viewer-menu.ts'
import { dishesIn, everySection } from '../diets/dishes-in.ts'

/** What must stay in sight of the pictures that are cropped, as rules: pages have no styles in their markup. */
export const cropRules = (sections: readonly ViewerSection[]): string =>
  [
    ...sections.flatMap(dishesIn).map((dish) => ruleOf(dish, ' .dish-image')),
    ...everySection(sections).map((section) => ruleOf(section, '>.section-image')),
  ].join('')

const ruleOf = (
  { anchor, imageUrl, cropPoint }: Pick<ViewerItem, 'anchor' | 'imageUrl' | 'cropPoint'>,
  picture: string,
): string =>
  imageUrl !== null && cropPoint
    ? `[id="${anchor}"]${picture}{object-position:${cropPoint.x}% ${cropPoint.y}%}`
    : ''
