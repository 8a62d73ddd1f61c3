import { withStatements } from '#domain/catalogue/voices/own-wording.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import type { WordingChoice, WordingProposal } from './word-choices.ts'

const reasons = {
  no_dish: 'Not a dish of our catalog: its words stay.',
  renamed: 'You gave it another name: its words stay.',
  own_recipe: 'You wrote its recipe: its words stay.',
} as const

export interface ProposedWordsProps {
  item: MenuItem
  /** Absent while it is looked for. */
  proposal: WordingProposal | undefined
  choice: WordingChoice | undefined
  onChoose: (choice: WordingChoice) => void
}

export function ProposedWords({ item, proposal, choice, onChoose }: ProposedWordsProps) {
  if (!proposal || 'unworded' in proposal || !choice) {
    return (
      <li className="py-3">
        <p className="font-medium [overflow-wrap:anywhere]">{item.name}</p>
        <p className="text-quiet text-sm">
          {proposal && 'unworded' in proposal ? reasons[proposal.unworded] : 'Looking for words…'}
        </p>
      </li>
    )
  }
  const { statements, description, isOwners } = proposal
  const confirmed = statements.map(({ words }) => words).filter((words) => choice.confirmed.includes(words))
  return (
    <li className="py-3">
      <Checkbox
        checked={choice.isTaken}
        onChange={({ target }) => onChoose({ ...choice, isTaken: target.checked })}
        label={<span className="font-medium [overflow-wrap:anywhere]">{item.name}</span>}
        hint={isOwners ? 'You wrote this description yourself.' : undefined}
      />
      <dl className="pl-8 text-sm [overflow-wrap:anywhere]">
        <dt className="sr-only">Before</dt>
        <dd className="text-quiet">{item.description || 'No description'}</dd>
        <dt className="sr-only">After</dt>
        <dd className="mt-1">{withStatements(description, confirmed) || 'No description'}</dd>
      </dl>
      {statements.length > 0 && choice.isTaken && (
        <fieldset className="mt-2 pl-8 text-sm">
          <legend className="text-quiet">Printed only if true at your restaurant:</legend>
          {statements.map(({ words }) => (
            <Checkbox
              key={words}
              label={words}
              checked={choice.confirmed.includes(words)}
              onChange={({ target }) =>
                onChoose({
                  ...choice,
                  confirmed: target.checked
                    ? [...choice.confirmed, words]
                    : choice.confirmed.filter((one) => one !== words),
                })
              }
            />
          ))}
        </fieldset>
      )}
    </li>
  )
}
