import { useQuery } from '@tanstack/react-query'
import type { BoardMenu } from '#domain/live/boards/board.ts'
import { chooseSection, sectionsOnBoard } from '#domain/live/boards/board-sections.ts'
import { levelOf } from '#domain/menu/model/walk.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { savedMenuQuery } from '../../../menu/live/live-queries.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'

export interface BoardSectionsProps {
  menu: BoardMenu
  onChange: (menu: BoardMenu) => void
}

export function SectionFields({ menu, onChange }: BoardSectionsProps) {
  const count = menu.sectionIds.length
  return (
    <div className="ml-8">
      <Disclosure label="Sections" summary={count > 0 ? `${count} chosen` : 'all of them'}>
        <Choices menu={menu} onChange={onChange} />
      </Disclosure>
    </div>
  )
}

/** In its own component, so that a menu is asked for when somebody looks into it. */
function Choices({ menu, onChange }: BoardSectionsProps) {
  const { menuId, sectionIds } = menu
  const query = useQuery(savedMenuQuery(menuId))
  const choose = (ids: number[]) => onChange({ ...menu, sectionIds: ids })
  return (
    <Loaded query={query} what="this menu">
      {({ content: { sections } }) => {
        const shown = new Set(sectionsOnBoard(sections, sectionIds).map(({ id }) => id))
        return (
          <ul>
            <li>
              <Checkbox
                label="All of them"
                error={shown.size === 0 && 'The sections of this board are no longer in the menu.'}
                checked={sectionIds.length === 0}
                disabled={sectionIds.length === 0}
                onChange={() => choose([])}
              />
            </li>
            {sections.map((section) => {
              const { id, name } = section
              const isNamed = sectionIds.includes(id)
              const isWithin = sectionIds.length > 0 && shown.has(id) && !isNamed
              return (
                <li key={id} style={{ paddingInlineStart: `${2 * levelOf(sections, section)}rem` }}>
                  <Checkbox
                    label={<span className="[overflow-wrap:anywhere]">{name}</span>}
                    checked={isNamed || isWithin}
                    disabled={isWithin}
                    onChange={({ target }) =>
                      choose(chooseSection(sections, sectionIds, { id, isChosen: target.checked }))
                    }
                  />
                </li>
              )
            })}
          </ul>
        )
      }}
    </Loaded>
  )
}
