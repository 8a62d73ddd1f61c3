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
  /** What the pricing page says of it; null where another line says it. */
  readonly included: string | null
}

const described =
  (badge: Badge) =>
  (
    name: string,
    description: string,
    included: string | null = name[0] + name.slice(1).toLowerCase(),
  ): FeatureDescription => ({ name, description, badge, included })
const pro = described('PRO')
const premium = described('PREMIUM')

type TemplateFeature = `template:${ProfessionalTemplateKey}`

export const featureOfTemplate = ({ plan, key }: Template): TemplateFeature | null =>
  plan === 'basic' ? null : (`template:${key}` as TemplateFeature)

const templateFeatures = Object.fromEntries(
  templates
    .filter(({ plan }) => plan === 'professional')
    .map(({ key, name }) => [
      `template:${key}`,
      premium(`${name} Template`, `The ${name} Template is available with our Professional plan.`, null),
    ]),
) as Readonly<Record<TemplateFeature, FeatureDescription>>

/** What only some plans may do: read by the server's guards, the screens' locks and, in order, the pricing page. */
export const planFeatures = {
  ...templateFeatures,
  unlimited_menus: pro('Unlimited Saved Menus', 'Keep as many menus as your restaurant needs.', null),
  price_optimization: premium(
    'Advanced Pricing Optimization',
    'Compare your prices with your location, your competitors and the demand.',
  ),
  trend_recommendations: premium(
    'Trend Recommendations',
    'See which dishes are on the rise for your cuisine, and why.',
  ),
  'feature:dietaryIndicators': pro(
    'Dietary Indicators',
    'Dietary indicators help guests with preferences or restrictions.',
  ),
  'feature:advancedLayout': pro(
    'Advanced Layout',
    'Lay your menu out on several pages, on any paper size, folded, on boards and cards.',
    'Multi-page layouts and all paper sizes',
  ),
  'feature:allergenSheets': pro(
    'Allergen Matrix, Staff Sheet and Menu Check Report',
    'Print a table of all allergens, what each dish is made of, and what the law asks of your menu.',
    'Allergen matrix and staff sheet as PDF',
  ),
  'feature:boards': pro('Digital Menu Boards', 'Show what is served now on screens on the wall.'),
  'feature:guestCounts': pro(
    'Guest Counts',
    'See how often guests open each menu, and whether they came by the code or a link.',
    null,
  ),
  'feature:plannedPrices': pro(
    'Scheduled Prices',
    'Schedule prices to start and end automatically.',
    'Scheduled prices and specials',
  ),
  'feature:scheduledSpecials': pro(
    'Scheduled Specials',
    'Plan the specials of the next days; today’s are on every plan.',
    null,
  ),
  'feature:webhooks': pro('Integrations', 'Notify your website, till or other programs of each change.'),
  'feature:keys': pro(
    'API Keys',
    'Let your website, till or assistant work with your menus.',
    'API keys for programs',
  ),
  'feature:people': pro(
    'People',
    'Let your chef, managers and writers work with their own accounts, each with a role.',
    'Up to ten people, each with a role',
  ),
  'feature:customBackground': pro(
    'Custom Background',
    'Put a texture or a picture of your own behind your menu.',
  ),
  'feature:removeWatermark': pro(
    'Watermark Removal',
    'Print and share your menu without our line at its foot.',
  ),
  multiple_restaurants: pro('Multiple Restaurant Profiles', 'Keep a profile for each of your restaurants.'),
} as const

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
  /** What is included, in the order of the pricing page; `includedIn` says what of it an installation has. */
  readonly includes: readonly string[]
}

export const BASIC_SAVED_MENU_LIMIT = 3

/** Of pictures that an AI draws. */
const IMAGE_QUALITY = 'Standard image quality'
const IMAGE_PRIORITY = 'Priority image generation'

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
      IMAGE_QUALITY,
      'Import from PDF, Word, Excel, text, photos and websites',
      'PDF to print, with a small line at its foot',
      'Your restaurant’s page and a QR code that keeps working',
      'Sold out in two taps, and today’s specials',
      'Allergens with sign-off, and a table for guests',
      'Check of what the law requires on your menu',
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
      ...Object.values(planFeatures).flatMap(({ included }) => included ?? []),
      'Priority support',
      IMAGE_PRIORITY,
    ],
  },
}

/** What a plan includes on an installation; where no AI draws pictures, nothing is said of them. */
export const includedIn = (
  plan: Plan,
  { drawsPictures }: { readonly drawsPictures: boolean },
): readonly string[] =>
  plans[plan].includes.filter((line) => drawsPictures || (line !== IMAGE_QUALITY && line !== IMAGE_PRIORITY))

/** A paid period, in days; the only billing there is. */
export const BILLING_PERIOD_DAYS = 30

export const planAllows = (plan: Plan, feature: PlanFeature): boolean => plans[plan].features.has(feature)

/** Returns whether a plan allows another one when there are already this many. */
export function planHasRoom(plan: Plan, kind: LimitedKind, count: number): boolean {
  const limit = plans[plan].limits[kind]
  return limit === 'unlimited' || count < limit
}
