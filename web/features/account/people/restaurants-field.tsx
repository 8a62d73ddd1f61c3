import { useId } from 'react'
import { mayDo, type Role } from '#domain/access/roles.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { FieldNotes } from '../../../ui/form/field.tsx'
import type { RestaurantName } from './people-queries.ts'

interface RestaurantsFieldProps {
  restaurants: readonly RestaurantName[]
  /** Ids; null for all. */
  value: readonly string[] | null
  onChange: (value: string[] | null) => void
  /** What they are, who work for these. */
  role: Role
  error?: string | undefined
}

/** For which restaurants somebody works: all, or some. Who works for some may give these alone. */
export function RestaurantsField({ restaurants, value, onChange, role, error }: RestaurantsFieldProps) {
  const id = useId()
  const isLimited = useCurrentUser()?.house.restaurants !== undefined
  const toggle = (one: string) =>
    onChange(value?.includes(one) ? value.filter((other) => other !== one) : [...(value ?? []), one])
  return (
    <fieldset className="flex flex-col" aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 font-medium text-sm">Works for</legend>
      {!isLimited && (
        <Checkbox
          label="All restaurants, also those to come"
          checked={value === null}
          onChange={({ target }) => onChange(target.checked ? null : [])}
        />
      )}
      {(isLimited || value !== null) &&
        restaurants.map(({ id: one, name }) => (
          <Checkbox
            key={one}
            label={<span className="[overflow-wrap:anywhere]">{name}</span>}
            checked={value?.includes(one) ?? false}
            onChange={() => toggle(one)}
          />
        ))}
      <FieldNotes
        id={id}
        error={error}
        hint={value && mayDo(role, 'see money') && 'Payments are for those who work for all restaurants.'}
      />
    </fieldset>
  )
}

/** The restaurants that somebody is limited to, in words: “Bar and Hall”; undefined where none of them is known. */
export function wordsOfLimit(
  limit: readonly string[],
  restaurants: readonly RestaurantName[],
): string | undefined {
  const names = restaurants.filter(({ id }) => limit.includes(id)).map(({ name }) => name)
  if (names.length === 0) return undefined
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
}
