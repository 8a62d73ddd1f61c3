import { listTemplates } from '../design/template-names.ts'
import { type ProfessionalTemplateKey, type Template, templates } from '../design/templates.ts'

/** `PRO` marks a control among others, `PREMIUM` a whole part of a screen. */
type Badge = 'PRO' | 'PREMIUM'

interface FeatureDescription {
  /** Part of the sentence `"{name}" is available with our Professional plan.` */
  readonly name: string
  /** What it does for a restaurant, in one sentence. */
  readonly description: string
  readonly badge: Badge
}

type TemplateFeature = `template:${ProfessionalTemplateKey}`

/** What a plan must have for this template; null for one that every plan has. */
export const featureOfTemplate = ({ plan, key }: Template): TemplateFeature | null =>
  plan === 'basic' ? null : (`template:${key}` as TemplateFeature)

const templateFeatures = Object.fromEntries(
  templates
    .filter(({ plan }) => plan === 'professional')
    .map(({ key, name }) => [
      `template:${key}`,
      {
        name: `${name} Template`,
        description: `The ${name} Template is available with our Professional plan.`,
        badge: 'PREMIUM',
      },
    ]),
) as Readonly<Record<TemplateFeature, FeatureDescription>>

/** What only some plans may do. The server's guards, the screens' locks and the pricing page read this table. */
export const planFeatures = {
  ...templateFeatures,
  unlimited_menus: {
    name: 'Unlimited Saved Menus',
    description: 'Keep as many menus as your restaurant needs.',
    badge: 'PRO',
  },
  trend_recommendations: {
    name: 'Trend Recommendations',
    description: 'See which dishes are on the rise for your cuisine, and why.',
    badge: 'PREMIUM',
  },
  price_optimization: {
    name: 'Advanced Pricing Optimization',
    description: 'Compare your prices with your location, your competitors and the demand.',
    badge: 'PREMIUM',
  },
  multiple_restaurants: {
    name: 'Multiple Restaurant Profiles',
    description: 'Keep a profile for each of your restaurants.',
    badge: 'PRO',
  },
  'feature:customBackground': {
    name: 'Custom Background',
    description: 'Put a texture or a picture of your own behind your menu.',
    badge: 'PRO',
  },
  'feature:dietaryIndicators': {
    name: 'Dietary Indicators',
    description: 'Dietary indicators help guests with preferences or restrictions.',
    badge: 'PRO',
  },
  'feature:removeWatermark': {
    name: 'Watermark Removal',
    description: 'Print and share your menu without our line at its foot.',
    badge: 'PRO',
  },
  'feature:advancedLayout': {
    name: 'Advanced Layout',
    description: 'Lay your menu out on several pages, on any paper size, folded, on boards and cards.',
    badge: 'PRO',
  },
  'feature:boards': {
    name: 'Digital Menu Boards',
    description: 'Show what is served now on screens on the wall.',
    badge: 'PRO',
  },
  'feature:guestCounts': {
    name: 'Guest Counts',
    description: 'See how often guests open each menu, and whether they came by the code or a link.',
    badge: 'PRO',
  },
  'feature:plannedPrices': {
    name: 'Scheduled Prices',
    description: 'Schedule prices to start and end automatically.',
    badge: 'PRO',
  },
  'feature:scheduledSpecials': {
    name: 'Scheduled Specials',
    description: 'Plan the specials of the next days; today’s are on every plan.',
    badge: 'PRO',
  },
  'feature:webhooks': {
    name: 'Integrations',
    description: 'Tell your website, till or any other program at once when something changes.',
    badge: 'PRO',
  },
  'feature:allergenSheets': {
    name: 'Allergen Matrix, Staff Sheet and Preflight Report',
    description:
      'Print a table of all allergens, what each dish is made of, and what the law asks of your menu.',
    badge: 'PRO',
  },
} as const satisfies Record<string, FeatureDescription>

export type PlanFeature = keyof typeof planFeatures
export type Plan = 'basic' | 'professional'

/** By whose rules somebody without an account tries the editor. */
export const STRANGERS_PLAN: Plan = 'basic'

/** What a plan may limit the number of. */
type LimitedKind = 'savedMenus' | 'restaurants'

interface PlanDescription {
  readonly name: string
  /** US cents a billing period; 0 is free. */
  readonly priceCents: number
  /** `unlimited` lifts a limit. */
  readonly limits: Readonly<Record<LimitedKind, number | 'unlimited'>>
  readonly features: ReadonlySet<PlanFeature>
  /** What the pricing page and the checkout say is included, in their order. */
  readonly includes: readonly string[]
}

export const BASIC_SAVED_MENU_LIMIT = 3

const allFeatures = Object.keys(planFeatures) as PlanFeature[]

export const plans: Readonly<Record<Plan, PlanDescription>> = {
  basic: {
    name: 'Basic',
    priceCents: 0,
    limits: { savedMenus: BASIC_SAVED_MENU_LIMIT, restaurants: 1 },
    features: new Set(),
    includes: [
      `${listTemplates(templates.filter(({ plan }) => plan === 'basic'))} template`,
      `Up to ${BASIC_SAVED_MENU_LIMIT} saved menus`,
      'Standard menu generation',
      'Standard image quality',
    ],
  },
  professional: {
    name: 'Professional',
    priceCents: 2900,
    limits: { savedMenus: 'unlimited', restaurants: 'unlimited' },
    features: new Set(allFeatures),
    includes: [
      `All templates (${listTemplates(templates)})`,
      'Unlimited saved menus',
      'AI menu recommendations',
      'Advanced pricing optimization',
      'Trend recommendations',
      'Dietary indicators',
      'Multi-page layouts and all paper sizes',
      'Allergen matrix and staff sheet as PDF',
      'Digital menu boards',
      'Scheduled prices and specials',
      'Integrations',
      'Custom background',
      'Watermark removal',
      'Multiple restaurant profiles',
      'Priority support',
      'Priority image generation',
    ],
  },
}

/** A paid period, in days; the only billing there is. */
export const BILLING_PERIOD_DAYS = 30

export const planAllows = (plan: Plan, feature: PlanFeature): boolean => plans[plan].features.has(feature)

/** Returns whether a plan allows another one when there are already this many. */
export function planHasRoom(plan: Plan, kind: LimitedKind, count: number): boolean {
  const limit = plans[plan].limits[kind]
  return limit === 'unlimited' || count < limit
}
