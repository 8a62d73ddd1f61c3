import type { ViewerMenu } from '#contract/pages/viewer-menu.ts'
import { choosingWords } from '#domain/live/words/choosing/choosing-words.ts'
import { guestLanguage } from '#domain/menu/printed/words/guest-language.ts'
import { emptyingChoices, setNames } from './diets/diet-filter.ts'
import { dishesIn, everySection } from './diets/dishes-in.ts'

interface SectionNavProps {
  readonly menu: ViewerMenu
  /** Ids of the diets that guests can choose by. */
  readonly choices: readonly number[]
}

/** How deep sections may be in others that a guest is led to: Wine > Red, not its regions nor the courses of a meal. */
const DEEPEST = 1

/** The way to every section, at hand wherever a guest has come to. */
export function SectionNav({ menu: { sections, writing }, choices }: SectionNavProps) {
  const listed = everySection(sections).filter(
    ({ level, isCourse }) => level === 0 || (level <= DEEPEST && !isCourse),
  )
  if (listed.length < 2) return null
  return (
    <nav
      className="sections"
      lang={guestLanguage(writing.language)}
      aria-label={choosingWords(writing.language).sections}
    >
      <ul lang={writing.language} dir={writing.direction}>
        {listed.map((section) => (
          <li
            key={section.anchor}
            data-level={section.level || undefined}
            data-empty-for={setNames(emptyingChoices(dishesIn(section), choices))}
          >
            <a href={`#${section.anchor}`}>{section.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
