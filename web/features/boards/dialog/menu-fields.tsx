import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import type { BoardMenu } from '#domain/live/boards/board.ts'
import { timesInWords } from '#domain/live/calendar/times-in-words.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Segments } from '../../../ui/form/segments.tsx'
import type { BoardFieldsProps } from './board-fields.ts'
import { SectionFields } from './section-fields.tsx'

export function MenuFields({ board: { times, menus }, onChange, page }: BoardFieldsProps) {
  const onPage = page.menus.filter(({ state }) => state === 'saved')
  const chosen = new Set(menus.map(({ menuId }) => menuId))
  const toggle = (menuId: string, isChosen: boolean) =>
    onChange({
      menus: onPage
        .map((menu) => menu.menuId)
        .filter((id) => (id === menuId ? isChosen : chosen.has(id)))
        .map((id) => menus.find((menu) => menu.menuId === id) ?? { menuId: id, sectionIds: [] }),
    })
  const changeMenu = (changed: BoardMenu) =>
    onChange({ menus: menus.map((menu) => (menu.menuId === changed.menuId ? changed : menu)) })
  return (
    <>
      <Segments
        label="When it shows a menu"
        isLabelShown
        value={times}
        options={[
          { value: 'served', label: 'While it is served' },
          { value: 'always', label: 'Always' },
        ]}
        onChange={(next) => onChange({ times: next })}
      />
      <fieldset>
        <legend className="mb-1 font-medium text-sm">Menus</legend>
        <Checkbox
          label="All of the page"
          checked={menus.length === 0}
          disabled={menus.length === 0}
          onChange={() => onChange({ menus: [] })}
        />
        {onPage.map(({ menuId, name }) => {
          const menu = menus.find((one) => one.menuId === menuId)
          return (
            <div key={menuId}>
              <Checkbox
                label={name}
                hint={times === 'served' && servedWords(page, menuId)}
                checked={menu !== undefined}
                onChange={({ target }) => toggle(menuId, target.checked)}
              />
              {menu && <SectionFields menu={menu} onChange={changeMenu} />}
            </div>
          )
        })}
      </fieldset>
    </>
  )
}

/** By which schedule of the page a menu is served: `Lunch, Mon–Fri 11 am–3 pm`; undefined where it is at any time. */
function servedWords({ page }: OwnPage, menuId: string): string | undefined {
  const { scheduleId } = page.menus.find((menu) => menu.menuId === menuId) ?? {}
  const schedule = page.schedules.find(({ id }) => id === scheduleId)
  return schedule && `${schedule.name}, ${timesInWords(schedule.times, 'en-US')}`
}
