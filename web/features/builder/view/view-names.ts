import type { BuilderView } from './builder-view.ts'

/** What the views are called on every screen. */
export const viewNames: Readonly<Record<BuilderView, string>> = {
  menu: 'Menu',
  prices: 'Prices',
  marks: 'Diets & Allergens',
  kitchen: 'Kitchen Sign-Off',
  advice: 'Advice',
  page: 'Page',
}
