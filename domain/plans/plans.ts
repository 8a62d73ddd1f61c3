/** What a plan may do. The server's guards, the screens' locks and the pricing page read this table. */
export const planFeatures = {
  'template:modern': { name: 'Modern Template' },
  'template:rustic': { name: 'Rustic Template' },
  unlimited_menus: { name: 'Unlimited Saved Menus' },
  trend_recommendations: { name: 'Trend Recommendations' },
  price_optimization: { name: 'Advanced Pricing Optimization' },
  multiple_restaurants: { name: 'Multiple Restaurant Profiles' },
  'feature:customBackground': { name: 'Custom Background' },
  'feature:dietaryIndicators': { name: 'Dietary Indicators' },
  'feature:removeWatermark': { name: 'Watermark Removal' },
  'feature:advancedLayout': { name: 'Advanced Layout' },
} as const satisfies Record<string, { name: string }>

export type PlanFeature = keyof typeof planFeatures
export type Plan = 'basic' | 'professional'

export const BASIC_SAVED_MENU_LIMIT = 3

/** All features of the table are Professional only; Basic is everything that the table leaves out. */
export const planAllows = (plan: Plan, _feature: PlanFeature): boolean => plan === 'professional'
