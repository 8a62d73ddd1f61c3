import type { LineRole } from '#domain/reading/layout/role.ts'
import type { ReviewQuestion, ReviewRow } from '#domain/reading/review/read-work.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { rolesName } from '../words/role-words.ts'
import { flatText, shownText } from '../words/shown-text.ts'

export interface LayoutQuestionCardProps {
  question: ReviewQuestion
  rows: readonly ReviewRow[]
  onAnswer: (roles: ReadonlyMap<number, LineRole>) => void
}

/** One question about many lines: both answers on the owner's own lines, each one press. */
export function LayoutQuestionCard({ question, rows, onAnswer }: LayoutQuestionCardProps) {
  const { role, other, ways } = question
  const shown = excerptOf(question, rows)
  const answers = [
    { name: rolesName(role), roleOf: (row: ReviewRow) => ways.get(row.key)?.role ?? row.role },
    { name: rolesName(other), roleOf: (row: ReviewRow) => ways.get(row.key)?.other ?? row.role },
  ]
  return (
    <section aria-labelledby="layout-question" className="border-rule border-b bg-wash px-4 py-3">
      <h3 id="layout-question" className="text-pretty font-medium [overflow-wrap:anywhere]">
        {questionOf(question, rows)}
      </h3>
      <div className="mt-2 grid grid-cols-2 gap-2 sm:gap-3">
        {answers.map(({ name, roleOf }, at) => (
          <div key={name} className="flex min-w-0 flex-col gap-2">
            <Excerpt rows={shown} roleOf={roleOf} />
            <Grouping question={question} rows={rows} roleOf={roleOf} />
            <Button
              variant="secondary"
              size="sm"
              className="max-w-full shrink self-start whitespace-normal py-1 text-left leading-tight"
              onClick={() =>
                onAnswer(new Map([...ways].map(([key, way]) => [key, at === 0 ? way.role : way.other])))
              }
            >
              {name}
            </Button>
          </div>
        ))}
      </div>
    </section>
  )
}

function Grouping({
  question: { role, other, alike },
  rows,
  roleOf,
}: Pick<LayoutQuestionCardProps, 'question' | 'rows'> & { roleOf: RoleOf }) {
  if (![role, other].every((one) => one === 'section' || one === 'subsection')) return null
  const first = rows.findIndex(({ key }) => key === alike[0])
  const row = rows[first]
  const above = rows.slice(0, first).findLast((one) => roleOf(one) === 'section')
  if (!row || !above) return null
  const name = flatText(row.text)
  return (
    <p className="text-pretty text-quiet text-xs [overflow-wrap:anywhere]">
      {roleOf(row) === 'section'
        ? `“${name}” begins a new section.`
        : `“${name}” is inside “${flatText(above.text)}”.`}
    </p>
  )
}

type RoleOf = (row: ReviewRow) => LineRole

const SHOWN = 5

function excerptOf({ alike }: ReviewQuestion, rows: readonly ReviewRow[]): readonly ReviewRow[] {
  const first = rows.findIndex(({ key }) => key === alike[0])
  const from = Math.max(0, first - 1)
  return rows.slice(from, from + SHOWN)
}

/** The names that a question says; the others are counted. */
const NAMED = 2
const LONGEST = 40

function questionOf({ role, other, alike }: ReviewQuestion, rows: readonly ReviewRow[]): string {
  if (isOfPrices(role) && isOfPrices(other)) return 'Does a price belong to the dish above it or below it?'
  const names = alike.slice(0, NAMED).flatMap((key) => {
    const words = flatText(rows.find((row) => row.key === key)?.text ?? '')
    return words === '' ? [] : `“${words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words}”`
  })
  const more = alike.length - names.length
  const lines = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(' and ')
  return `What are ${lines}: ${rolesName(role).toLowerCase()}, or ${rolesName(other).toLowerCase()}?`
}

const isOfPrices = (role: LineRole): boolean => role === 'prices' || role === 'prices-below'

/** Roles of lines that begin a dish or something else, set apart from what is above. */
const begins: ReadonlySet<LineRole> = new Set([
  'section',
  'subsection',
  'item',
  'items',
  'part-below',
  'prices-below',
])

/** A few lines as one answer reads them: what belongs together is together. */
const Excerpt = ({ rows, roleOf }: { rows: readonly ReviewRow[]; roleOf: RoleOf }) => (
  <div className="grow rounded-control border border-rule bg-card px-2 py-1 text-sm">
    {rows.map((row, at) => {
      const role = roleOf(row)
      const above = rows[at - 1]
      const isOfBelow = above && /-below$/u.test(roleOf(above))
      return (
        <p
          key={row.key}
          className={classNames(
            'truncate',
            begins.has(role) && !isOfBelow && at > 0 && 'mt-2',
            role === 'section' && 'font-display font-semibold text-base',
            role === 'subsection' && 'pl-3 font-display font-semibold',
            role === 'section' || role === 'subsection'
              ? ''
              : role === 'item' || role === 'items'
                ? 'font-medium'
                : 'pl-3 text-quiet',
          )}
        >
          {shownText(row.text)}
        </p>
      )
    })}
  </div>
)
