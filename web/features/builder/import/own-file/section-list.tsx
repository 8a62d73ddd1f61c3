import { claimsOf } from '#domain/menu/claims/claims.ts'
import { dietaryDetailsOf } from '#domain/menu/claims/dietary.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { levelOf } from '#domain/menu/model/walk.ts'
import { type PriceStyle, printedPrices } from '#domain/menu/prices/printed-prices.ts'
import { DietaryTags } from '../../../../menu/claims/diets/dietary-tags.tsx'
import { usePlanAllows } from '../../../../plan/use-plan.ts'
import { Badge } from '../../../../ui/layout/badge.tsx'
import { dishes } from '../words/counts.ts'

/** As most menus write prices; the menu's own design is not known to a file. */
const DESIGN = { priceSign: 'locale', priceCents: 'always' } as const

/** Dishes of a section that are shown: enough to see how they were read. */
const SHOWN = 100

export function SectionList({ menu }: { menu: Menu }) {
  const { sections } = menu
  if (sections.length === 0) return null
  const styleOf = (section: Menu['sections'][number]): PriceStyle => ({
    menu,
    design: DESIGN,
    heads: headsAbove(sections, section),
  })
  return (
    <section aria-label="The menu as it was read" className="rounded-card border border-rule">
      {sections.map((section, index) => (
        <details key={section.id} open={index === 0} className="group border-rule not-last:border-b">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 py-2">
            <span
              className="min-w-0 font-display font-semibold [overflow-wrap:anywhere]"
              style={{ paddingInlineStart: `${levelOf(sections, section)}rem` }}
            >
              {section.name}
            </span>
            <Badge>
              {section.items.length}
              <span className="sr-only">{section.items.length === 1 ? ' dish' : ' dishes'}</span>
            </Badge>
          </summary>
          <ul className="divide-y divide-rule px-4 pb-2">
            {section.items.slice(0, SHOWN).map((item) => (
              <Dish key={item.id} item={item} style={styleOf(section)} />
            ))}
            {section.items.length > SHOWN && (
              <li className="py-2 text-quiet text-sm">and {dishes(section.items.length - SHOWN)} more</li>
            )}
          </ul>
        </details>
      ))}
    </section>
  )
}

function Dish({ item, style }: { item: MenuItem; style: PriceStyle }) {
  const { number, name, description, prices } = item
  const hasDietaryTags = usePlanAllows('feature:dietaryIndicators')
  return (
    <li className="flex items-baseline justify-between gap-4 py-2 text-sm">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>{[number, name].filter(Boolean).join(' ')}</p>
        {description && <p className="text-quiet">{description}</p>}
        {hasDietaryTags && (
          <DietaryTags details={dietaryDetailsOf(claimsOf(item).dietaryOptions)} className="mt-1" />
        )}
      </div>
      <span className="max-w-1/2 shrink-0 text-end tabular-nums">{printedPrices(prices, style).line}</span>
    </li>
  )
}
