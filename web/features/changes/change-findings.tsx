import type { ChangeToLookAt } from '#contract/menus/changes.ts'

type Findings = ChangeToLookAt['findings']

/** What preflight finds because of a change, and what it no longer finds; nothing where that is nothing. */
export const ChangeFindings = ({ findings: { fresh, gone } }: { findings: Findings }) => (
  <>
    <FindingList title="New in preflight" findings={fresh} />
    <FindingList title="Gone from preflight" findings={gone} />
  </>
)

function FindingList({ title, findings }: { title: string; findings: Findings['fresh'] }) {
  if (findings.length === 0) return null
  return (
    <section aria-label={title} className="mt-6">
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-sm [overflow-wrap:anywhere]">
        {findings.map(({ rule, title: what, pack, sentence }) => (
          <li key={`${rule} ${sentence}`}>
            <span className="font-medium">{what}.</span> {sentence}{' '}
            <span className="text-quiet">({pack})</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
