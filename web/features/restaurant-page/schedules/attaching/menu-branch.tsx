import { useQuery } from '@tanstack/react-query'
import { attachPart, type MenuPart, scheduleOfPart } from '#domain/live/editing/schedules.ts'
import type { Schedule } from '#domain/live/model/schedule.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { Loaded } from '../../../../lib/loaded.tsx'
import { savedMenuQuery } from '../../../../menu/live/live-queries.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import type { PageWork } from '../../editing/use-page-editing.ts'
import { changeMenu, type PlacedMenu } from '../../menus/page-menus.ts'

export interface MenuBranchProps {
  menu: PlacedMenu
  schedule: Schedule
  work: PageWork
}

/** A menu with its sections and dishes, each of them to be attached to a schedule. */
export function MenuBranch({ menu, schedule, work: { page, change } }: MenuBranchProps) {
  const { menuId, label, ownName, scheduleId } = menu
  const nameOf = (id: string | undefined) =>
    id === undefined || id === schedule.id ? undefined : page.schedules.find((one) => one.id === id)?.name
  const partCount = menu.timedParts.filter((part) => part.scheduleId === schedule.id).length
  const choice = (part: MenuPart) => {
    const of = scheduleOfPart(menu, part)
    return {
      isOn: of === schedule.id,
      other: nameOf(of),
      onChange: (isOn: boolean) =>
        change((now) => attachPart(now, menuId, part, isOn ? schedule.id : undefined)),
    }
  }
  return (
    <li className="py-2">
      <Choice
        name={label ?? ownName}
        isOn={scheduleId === schedule.id}
        other={nameOf(scheduleId)}
        onChange={(isOn) =>
          change((now) => changeMenu(now, menuId, { scheduleId: isOn ? schedule.id : undefined }))
        }
      />
      <div className="ml-8">
        <Disclosure label="Sections and dishes" summary={partCount > 0 ? `${partCount} chosen` : undefined}>
          <Parts menuId={menuId} choice={choice} />
        </Disclosure>
      </div>
    </li>
  )
}

type ChoiceOf = (part: MenuPart) => Omit<ChoiceProps, 'name'>

/** In its own component, so that a menu is asked for when somebody looks into it. */
function Parts({ menuId, choice }: { menuId: string; choice: ChoiceOf }) {
  const query = useQuery(savedMenuQuery(menuId))
  return (
    <Loaded query={query} what="this menu">
      {({ content }) => (
        <ul>
          {content.sections.map((section) => (
            <SectionBranch key={section.id} section={section} choice={choice} />
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function SectionBranch({ section: { id, name, items }, choice }: { section: Section; choice: ChoiceOf }) {
  const chosen = items.filter((item) => choice({ itemId: item.id }).isOn).length
  return (
    <li>
      <Choice name={name} {...choice({ sectionId: id })} />
      {items.length > 0 && (
        <div className="ml-8">
          <Disclosure label="Dishes" summary={chosen > 0 ? `${chosen} chosen` : `${items.length}`}>
            <ul className="-mt-2">
              {items.map((item) => (
                <li key={item.id}>
                  <Choice name={item.name} {...choice({ itemId: item.id })} />
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </li>
  )
}

interface ChoiceProps {
  name: string
  isOn: boolean
  other: string | undefined
  onChange: (isOn: boolean) => void
}

const Choice = ({ name, isOn, other, onChange }: ChoiceProps) => (
  <Checkbox
    label={<span className="[overflow-wrap:anywhere]">{name}</span>}
    hint={other && `Served by ${other} now.`}
    checked={isOn}
    onChange={({ target }) => onChange(target.checked)}
  />
)
