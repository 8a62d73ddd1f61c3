import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import type { DishChangeDraft, PlaceOfDish } from './dish-draft.ts'

interface DishWordsProps {
  places: readonly PlaceOfDish[]
  draft: DishChangeDraft
  onChange: (changes: Partial<DishChangeDraft>) => void
}

/** Name and description. Where menus differ they keep their own until something is typed. */
export function DishWords({ places, draft, onChange }: DishWordsProps) {
  const own = (of: (place: PlaceOfDish) => string) => new Set(places.map(of))
  const names = own(({ name }) => name)
  const descriptions = own(({ description }) => description)
  const only = (texts: ReadonlySet<string>) => (texts.size === 1 ? [...texts].join() : '')
  const differs = 'Differs between the menus'
  return (
    <Disclosure label="Name and description" summary={names.size + descriptions.size > 2 ? 'differs' : ''}>
      <div className="flex flex-col gap-4">
        <TextField
          label="Name"
          maxLength={MENU_TEXT_LIMITS.name}
          placeholder={names.size > 1 ? differs : undefined}
          value={draft.name ?? only(names)}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextAreaField
          label="Description"
          maxLength={MENU_TEXT_LIMITS.description}
          placeholder={descriptions.size > 1 ? differs : undefined}
          value={draft.description ?? only(descriptions)}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </div>
    </Disclosure>
  )
}
