import type { PriceHead } from '#domain/menu/model/price.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { PriceLine } from '../../../../menu/prices/price-line.tsx'
import type { PriceWriting } from '../../../../menu/prices/price-writing.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { SectionText } from './section-text.tsx'

export interface SectionWordsProps {
  section: Section
  heads: readonly PriceHead[]
  writing: PriceWriting
  /** The heads of the columns are shown over the prices already. */
  hasColumns: boolean
}

export function SectionWords({ section, heads, writing, hasColumns }: SectionWordsProps) {
  const { secondName, daypart, prices = [], parentId, layout, choose, modifierGroups } = section
  const groups = useOpenMenu((open) => (modifierGroups ? open.menu?.modifierGroups : undefined)) ?? []
  const choices = groups.filter(({ id }) => modifierGroups?.includes(id)).map(({ name }) => name)
  const facts = [
    daypart,
    layout === 'courses' && parentId === undefined && 'Prix fixe',
    layout === 'inline' && 'In one line',
    choose !== undefined && `Guests choose ${choose}`,
    heads.length > 0 && !hasColumns && `Columns: ${heads.map(({ label }) => label).join(', ')}`,
    ...choices,
  ].filter((fact) => typeof fact === 'string')
  return (
    <>
      {secondName && <p className="text-quiet leading-snug">{secondName}</p>}
      {prices.length > 0 && (
        <p className="mt-1 font-medium tabular-nums">
          <PriceLine prices={prices} heads={[]} writing={writing} />
        </p>
      )}
      {facts.length > 0 && <p className="mt-1 text-quiet text-sm">{facts.join(' · ')}</p>}
      <SectionText section={section} field="intro" />
    </>
  )
}
