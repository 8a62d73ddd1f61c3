import { useQuery } from '@tanstack/react-query'
import { menuNameFor } from '#domain/menu/model/restaurant.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { savedMenusQuery } from '../../saved-menus-query.ts'
import { useOpenMenu } from '../../store/open-menu.ts'
import { CURRENT_MENU, type MenuChoice } from './report-queries.ts'

export interface MenuChoiceFieldProps {
  choice: MenuChoice
  onChoice: (choice: MenuChoice) => void
}

const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Menus of one restaurant are often called the same: the time tells them apart. */
const savedOn = (updatedAt: string): string => dayAndTime.format(new Date(updatedAt))

/** Which menu to look at: the one at hand, or any saved one. */
export function MenuChoiceField({ choice, onChoice }: MenuChoiceFieldProps) {
  const { data: saved = [] } = useQuery(savedMenusQuery)
  const openName = useOpenMenu((open) => (open.menu ? open.menu.title || menuNameFor(open.restaurant) : null))
  return (
    <SelectField
      label="Menu"
      className="w-full sm:w-88"
      value={choice}
      onChange={(event) => onChoice(event.target.value)}
      options={[
        { value: CURRENT_MENU, label: openName ? `Current menu: ${openName}` : 'Latest work' },
        ...saved.map(({ id, title, name, updatedAt }) => ({
          value: id,
          label: `${title || name}, ${savedOn(updatedAt)}`,
        })),
      ]}
    />
  )
}
