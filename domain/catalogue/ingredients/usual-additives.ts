import type { IngredientName } from './index.ts'

/**
 * What is usually in an ingredient as it is bought and has to be declared on menus in Germany (LMZDV, § 5), by keys
 * of `domain/menu/claims/additives.ts`. A house that cures its own ham or brews its own lemonade uses none: these are
 * for a person to confirm, never said by themselves.
 */
export const usualAdditives: Readonly<Partial<Record<IngredientName, readonly string[]>>> = {
  bacon: ['nitrite-curing-salt', 'antioxidants'],
  'canadian bacon': ['nitrite-curing-salt', 'antioxidants'],
  'turkey bacon': ['nitrite-curing-salt', 'antioxidants'],
  'country ham': ['nitrite-curing-salt'],
  'serrano ham': ['nitrate'],
  salami: ['nitrite-curing-salt', 'antioxidants'],
  pepperoni: ['nitrite-curing-salt', 'antioxidants'],
  surimi: ['surimi'],
  'black olive': ['blackened'],
  cola: ['coloring', 'caffeine'],
  'tonic water': ['quinine'],
  coffee: ['caffeine'],
  espresso: ['caffeine'],
  'aperitif bitters': ['coloring'],
  aperol: ['coloring', 'quinine'],
  campari: ['coloring'],
}
