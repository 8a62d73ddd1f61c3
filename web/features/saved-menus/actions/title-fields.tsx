import { TextField } from '../../../ui/form/text-field.tsx'
import { type MenuTitles, titleProblem } from './titles.ts'

export interface TitleFieldsProps {
  titles: MenuTitles
  onChange: (titles: MenuTitles) => void
}

/** What a menu is called, and the line below. A text that is too long stays, with what is wrong. */
export const TitleFields = ({ titles, onChange }: TitleFieldsProps) => (
  <>
    <TextField
      label="Title"
      placeholder="Dinner"
      hint="Guests read it at the top of the menu."
      value={titles.title}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onChange({ ...titles, title: event.target.value })}
      error={titleProblem('title', titles.title)}
    />
    <TextField
      label="Date line"
      placeholder="Winter 2026"
      value={titles.dateLine}
      onChange={(event) => onChange({ ...titles, dateLine: event.target.value })}
      error={titleProblem('date line', titles.dateLine)}
    />
  </>
)

export const canKeep = ({ title, dateLine }: MenuTitles): boolean =>
  !titleProblem('title', title) && !titleProblem('date line', dateLine)
