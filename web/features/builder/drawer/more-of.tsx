import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import type { Generator } from '../generating/use-generator.ts'
import { kindLabel } from '../more-wishes/kind-options.ts'
import { lockedItems } from '../more-wishes/locked-dishes.ts'
import { countsDecide, type MoreChoice } from '../more-wishes/more-choice.ts'
import { MoreWishes } from '../more-wishes/more-wishes.tsx'

export const moreOf = (generator: Generator) => ({
  withoutCounts: countsDecide(generator.more) ? undefined : sectionsSaid(generator.more),
  more: <MoreOfGenerator generator={generator} />,
})

function MoreOfGenerator({ generator: { choice, more, setMore, refusal } }: { generator: Generator }) {
  const menu = useOpenMenu((open) => open.menu)
  return (
    <MoreWishes
      more={more}
      cuisineId={choice.cuisineId}
      onMore={setMore}
      refusal={refusal}
      locked={lockedItems(menu).map(({ name }) => name)}
    />
  )
}

const sectionsSaid = ({ kind, sections }: MoreChoice): string =>
  sections.trim() === ''
    ? `“${kindLabel(kind)}” below has its own sections.`
    : 'The sections that you named below decide.'
