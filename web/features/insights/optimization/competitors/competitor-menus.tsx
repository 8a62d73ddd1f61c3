import { X } from 'lucide-react'
import type { CompetitorFigures } from '#domain/insights/competitors/competitor-shape.ts'
import { forgetCompetitor } from '#domain/menu/editing/advice-notes.ts'
import { COMPETITOR_LIMITS } from '#domain/menu/model/advice-notes.ts'
import type { ApplyTools } from '../../../../menu/advice/apply/use-apply.ts'
import { mayChange } from '../../../../plan/own-role.ts'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { AddCompetitor } from './add-competitor.tsx'

export interface CompetitorMenusProps {
  menus: CompetitorFigures['menus']
  currency: string
  tools: ApplyTools
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

export function CompetitorMenus({ menus, currency, tools }: CompetitorMenusProps) {
  const mayAdd = mayChange('edit prices')
  return (
    <section aria-labelledby="competitors" className="border-ink border-t-2 pt-3">
      <h2 id="competitors" className="text-lg">
        {menus.length === 0 ? 'Nothing to compare with yet' : 'Your competitors'}
      </h2>
      <p className="max-w-prose text-quiet text-sm">
        We have no prices of restaurants near you, and ask none. Add the menus that your guests choose
        between: only names and prices of their dishes are kept, with this menu, and no guest sees them.
      </p>
      <ul className="mt-3">
        {menus.map(({ name, readOn, dishes, isCompared }) => (
          <li key={name} className="flex items-center justify-between gap-4 border-rule border-t py-1">
            <span className="min-w-0">
              <span className="font-medium">{name}</span>{' '}
              <span className="text-quiet text-sm">
                {dishes} {dishes === 1 ? 'dish' : 'dishes'}, {day.format(new Date(readOn))}
                {!isCompared && '. In another currency, and not compared'}
              </span>
            </span>
            {mayAdd && (
              <IconButton
                icon={X}
                label={`Remove: ${name}`}
                onClick={() =>
                  tools.change({
                    id: `forget:${name}`,
                    change: (menu) => forgetCompetitor(menu, name),
                    title: 'Competitor removed',
                    words: `This menu is no longer compared with ${name}.`,
                  })
                }
              />
            )}
          </li>
        ))}
      </ul>
      {mayAdd && menus.length < COMPETITOR_LIMITS.menus && (
        <AddCompetitor currency={currency} isFirst={menus.length === 0} tools={tools} />
      )}
    </section>
  )
}
