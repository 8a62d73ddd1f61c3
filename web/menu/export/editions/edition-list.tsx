import { useId } from 'react'
import { PlanBadge } from '../../../ui/layout/badge.tsx'
import type { EditionChoice } from './edition-choices.ts'

export interface EditionListProps {
  readonly choices: readonly EditionChoice[]
  readonly chosen: EditionChoice
  /** Whether the plan lacks it: it can be looked at, and not made. */
  readonly isLocked: (choice: EditionChoice) => boolean
  readonly onChoose: (choice: EditionChoice) => void
}

export function EditionList({ choices, chosen, isLocked, onChoose }: EditionListProps) {
  const name = useId()
  const groups = [...new Set(choices.map(({ group }) => group))]
  return (
    <div className="flex flex-col gap-4">
      {groups.map((group) => (
        <fieldset key={group}>
          <legend className="mb-1 font-medium text-sm">{group}</legend>
          <div className="flex flex-col gap-px overflow-hidden rounded-control border border-edge bg-rule">
            {choices
              .filter((choice) => choice.group === group)
              .map((choice) => (
                <label
                  key={choice.key}
                  className="flex min-h-11 cursor-pointer items-center gap-3 bg-card px-3 py-2 text-sm transition-colors hover:bg-wash has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2"
                >
                  <input
                    type="radio"
                    name={name}
                    checked={choice.key === chosen.key}
                    onChange={() => onChoose(choice)}
                    className="size-4 shrink-0 accent-accent outline-none"
                  />
                  {choice.label}
                  {isLocked(choice) && <PlanBadge isLocked className="ms-auto" />}
                </label>
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
