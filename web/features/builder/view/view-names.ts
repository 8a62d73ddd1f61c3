import type { BuilderView } from './builder-view.ts'

export const viewNames: Readonly<Record<BuilderView, string>> = {
  menu: 'Menu',
  prices: 'Prices',
  marks: 'Diets & Allergens',
  kitchen: 'Kitchen Sign-Off',
  advice: 'Advice',
  page: 'Page',
}
