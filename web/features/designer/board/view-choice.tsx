import type { Board } from '#domain/design/paper/editions.ts'
import { askToUpgrade } from '../../../plan/ask-to-upgrade.ts'
import { usePlanAllows } from '../../../plan/use-plan.ts'
import { SelectField } from '../../../ui/select-field.tsx'

/** What the preview shows: pages, or a board of one of the shapes of screens. */
export type PreviewView = 'pages' | Board['shape']

const views: readonly { readonly value: PreviewView; readonly label: string }[] = [
  { value: 'pages', label: 'Pages' },
  { value: 'wide', label: 'Wide board' },
  { value: 'tall', label: 'Tall board' },
]

/** Boards are an edition of the Professional plan. */
const BOARDS = 'feature:advancedLayout'

export interface ViewChoiceProps {
  readonly view: PreviewView
  readonly onChange: (view: PreviewView) => void
}

export function ViewChoice({ view, onChange }: ViewChoiceProps) {
  const hasBoards = usePlanAllows(BOARDS)
  return (
    <SelectField
      label="Preview as"
      isLabelHidden
      value={view}
      options={views}
      onChange={({ target }) => {
        const next = views.find(({ value }) => value === target.value)?.value ?? 'pages'
        if (next === 'pages' || hasBoards) onChange(next)
        else askToUpgrade(BOARDS)
      }}
      className="w-32 sm:w-36"
    />
  )
}
