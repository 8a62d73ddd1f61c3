import { useQuery } from '@tanstack/react-query'
import type { SavedMenuSummary } from '#contract/menus/saved-menus.ts'
import { recentTime } from '#domain/site/recent-time.ts'
import { hasUnsavedChanges, useOpenMenu } from '../../../menu/store/open-menu.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import type { ComparedSide } from './side.ts'
import { statesQuery } from './use-side.ts'

export interface SideFieldsProps {
  /** `First`, `Second` */
  legend: string
  side: ComparedSide | null
  menus: readonly SavedMenuSummary[]
  onChange: (side: ComparedSide) => void
}

const OPEN = 'open'
const LAST = 'last'

export function SideFields({ legend, side, menus, onChange }: SideFieldsProps) {
  const open = useOpenMenu()
  const offersOpen = open.menu !== null && (open.savedAs === null || hasUnsavedChanges(open))
  const options = [
    ...(offersOpen || side?.kind === 'open'
      ? [{ value: OPEN, label: 'Now, not saved (the open menu)' }]
      : []),
    ...menus.filter(({ isReadable }) => isReadable).map((menu) => ({ value: menu.id, label: labelOf(menu) })),
  ]
  const saved = side?.kind === 'saved' ? menus.find(({ id }) => id === side.id) : undefined
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-display font-semibold text-lg">{legend}</legend>
      <SelectField
        label="Menu"
        placeholder="Choose a menu"
        options={options}
        value={side === null ? '' : side.kind === 'open' ? OPEN : side.id}
        onChange={({ target: { value } }) =>
          onChange(value === OPEN ? { kind: 'open' } : { kind: 'saved', id: value, version: null })
        }
      />
      {side?.kind === 'saved' && saved && (
        <StateField
          menu={saved}
          version={side.version}
          onChange={(version) => onChange({ kind: 'saved', id: saved.id, version })}
        />
      )}
    </fieldset>
  )
}

interface StateFieldProps {
  menu: SavedMenuSummary
  version: number | null
  onChange: (version: number | null) => void
}

function StateField({ menu, version, onChange }: StateFieldProps) {
  const { data: states = [], isError } = useQuery(statesQuery(menu.id, menu.version))
  const now = new Date()
  const options = [
    { value: LAST, label: `Saved last, ${recentTime(menu.updatedAt, { now })}` },
    ...states.map((state) => ({
      value: String(state.version),
      label: `${state.label ? `${state.label} · ` : ''}Saved ${recentTime(state.savedAt, { now })} · ${state.itemCount === 1 ? '1 dish' : `${state.itemCount} dishes`}`,
    })),
  ]
  // The record has versions that are no longer kept as states.
  if (version !== null && !states.some((state) => state.version === version))
    options.push({ value: String(version), label: `Version ${version}, as guests saw it` })
  return (
    <SelectField
      label="Version"
      options={options}
      value={version === null ? LAST : String(version)}
      onChange={({ target: { value } }) => onChange(value === LAST ? null : Number(value))}
      error={isError ? 'Earlier versions could not be loaded.' : undefined}
      hint={!isError && states.length === 0 ? 'No earlier version is kept yet.' : undefined}
    />
  )
}

/** Distinguishes menus of one name by date line and day. */
function labelOf({ title, name, dateLine, restaurantName, updatedAt }: SavedMenuSummary): string {
  const about = [title ? restaurantName : '', dateLine].filter(Boolean)
  return [title || name, ...about, `saved ${recentTime(updatedAt, { now: new Date() })}`].join(' · ')
}
