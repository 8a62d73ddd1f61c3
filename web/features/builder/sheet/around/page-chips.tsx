import type { Section } from '#domain/menu/model/section.ts'
import { withSubsections } from '#domain/menu/model/walk.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { askToUpgrade } from '../../../../plan/ask-to-upgrade.ts'
import { usePlanAllows } from '../../../../plan/use-plan.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { reveal, useSectionInView } from '../../view/reveal.ts'
import { sectionsOfPages } from './pages-of-menu.ts'

export function PageChips() {
  const isMulti = useOpenMenu(({ design }) => design.pageLayout === 'multi')
  return isMulti && <Chips />
}

function Chips() {
  const inView = useSectionInView(({ sectionId }) => sectionId)
  const sections = useOpenMenu(({ menu }) => menu?.sections) ?? []
  const design = useOpenMenu((open) => open.design)
  const hasPlan = usePlanAllows('feature:advancedLayout')
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-wash px-4 py-3 text-sm">
      <ul aria-label="Pages" className="flex flex-wrap gap-2">
        {sectionsOfPages(sections, design).map((onPage, index) => (
          <PageChip
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
            key={index}
            number={index + 1}
            sections={onPage}
            isShown={onPage.some(({ id }) => withSubsections(sections, id).some((one) => one.id === inView))}
          />
        ))}
      </ul>
      <p className="text-quiet">
        {hasPlan
          ? 'Multi-page controls are in Step 2, Page Setup.'
          : 'Multi-page controls are in the Professional plan.'}
      </p>
      {!hasPlan && (
        <Button variant="quiet" size="sm" onClick={() => askToUpgrade('feature:advancedLayout')}>
          Upgrade
        </Button>
      )}
    </div>
  )
}

interface PageChipProps {
  number: number
  sections: readonly Section[]
  isShown: boolean
}

function PageChip({ number, sections, isShown }: PageChipProps) {
  const [first] = sections
  const names = sections.map(({ name }) => name).join(', ')
  return (
    <li>
      <button
        type="button"
        aria-pressed={isShown}
        disabled={!first}
        title={names || 'No section yet'}
        onClick={() => first && reveal({ sectionId: first.id })}
        className="min-h-8 rounded-full border border-edge bg-card px-3 text-sm transition-colors hover:border-ink disabled:border-rule disabled:text-quiet aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent pointer-coarse:min-h-11"
      >
        Page {number}
        <span className="sr-only">: {names || 'no section yet'}</span>
      </button>
    </li>
  )
}
