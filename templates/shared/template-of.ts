import type { FontPairKey } from './font-pairs.ts'
import type {
  Gap,
  TemplateBrings,
  TemplateControl,
  TemplateDefinition,
  TemplateLayout,
  TemplateSample,
  TemplateTokens,
} from './template.ts'

/** A template without what most have in common. */
type Described = Pick<
  TemplateDefinition,
  'id' | 'key' | 'name' | 'description' | 'plan' | 'papers' | 'advice'
> & {
  readonly fontFamily: FontPairKey
  readonly brings?: TemplateBrings
  readonly draws?: NonNullable<TemplateDefinition['draws']>
  /** `#rrggbb`. The accent is also that of the sample where this has none. */
  readonly colors: readonly [primary: string, secondary: string, accent: string]
  /** What its page has no place for; owners may change the other controls. */
  readonly fixed?: readonly TemplateControl[]
  readonly layout: Omit<TemplateLayout, 'gaps'> & {
    /** Points at scale 1, and how much of a stretch each takes. */
    readonly gaps: Readonly<
      Record<keyof TemplateLayout['gaps'], readonly [natural: number, elasticity: number]>
    >
  }
  readonly tokens: Omit<TemplateTokens, 'sizes' | 'ornament' | 'ground'> &
    Partial<Pick<TemplateTokens, 'ornament' | 'ground'>> & {
      readonly sizes: Omit<TemplateTokens['sizes'], Spacing> & Partial<Pick<TemplateTokens['sizes'], Spacing>>
    }
  readonly sample: Omit<TemplateSample, 'accentColor'> & { readonly accentColor?: string }
}

type Spacing = 'nameSpacing' | 'sectionSpacing'

const controls: readonly TemplateControl[] = [
  'columns',
  'pricePlacement',
  'leaders',
  'frame',
  'ornament',
  'headingCase',
  'headerStyle',
  'images',
]

const gapOf = ([natural, elasticity]: readonly [number, number]): Gap => ({ natural, elasticity })

/** Describes a template, and keeps the literal types of its id, key, plan and sample. */
export function templateOf<const D extends Described>({
  fontFamily,
  colors: [primaryColor, secondaryColor, accentColor],
  brings = {},
  fixed = [],
  draws,
  layout: { gaps, ...layout },
  tokens: { sizes, ...tokens },
  sample,
  ...described
}: D) {
  return {
    ...described,
    preset: { primaryColor, secondaryColor, accentColor, fontFamily, fontSize: 'medium' },
    brings,
    draws: draws ?? null,
    honours: controls.filter((control) => !fixed.includes(control)),
    layout: {
      ...layout,
      gaps: {
        afterHeader: gapOf(gaps.afterHeader),
        beforeSection: gapOf(gaps.beforeSection),
        afterHeading: gapOf(gaps.afterHeading),
        betweenItems: gapOf(gaps.betweenItems),
      },
    },
    tokens: {
      ornament: null,
      ground: 'none',
      ...tokens,
      sizes: { nameSpacing: 'normal', sectionSpacing: 'normal', ...sizes },
    },
    sample: { accentColor, ...sample },
  } satisfies TemplateDefinition as TemplateDefinition & Pick<D, 'id' | 'key' | 'plan' | 'sample'>
}
