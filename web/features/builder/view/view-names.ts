import type { BuilderView } from './builder-view.ts'

/** What the views are called on every screen. */
export const viewNames: Readonly<Record<BuilderView, string>> = {
  menu: 'Menu',
  prices: 'Prices',
  marks: 'Marks',
  kitchen: 'Kitchen',
  advice: 'Advice',
  page: 'Page',
}
