import { Checkbox } from '../../../ui/checkbox.tsx'
import { Segments } from '../../../ui/segments.tsx'
import type { BoardFieldsProps } from './board-fields.ts'

/** Which menus of the page a board shows, and when. */
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
  return (
    <>
      <div>
        <p className="mb-1 font-medium text-sm">When it shows a menu</p>
        <Segments
          label="When it shows a menu"
          value={times}
          options={[
            { value: 'served', label: 'While it is served' },
            { value: 'always', label: 'Always' },
          ]}
          onChange={(next) => onChange({ times: next })}
        />
      </div>
      <fieldset>
        <legend className="mb-1 font-medium text-sm">Menus</legend>
        <Checkbox
          label="All of the page"
          checked={menus.length === 0}
          disabled={menus.length === 0}
          onChange={() => onChange({ menus: [] })}
        />
        {onPage.map(({ menuId, name }) => (
          <Checkbox
            key={menuId}
            label={name}
            checked={chosen.has(menuId)}
            onChange={({ target }) => toggle(menuId, target.checked)}
          />
        ))}
      </fieldset>
    </>
  )
}
