import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { Statement } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { itemMarks } from '#domain/menu/model/marks.ts'
import type { ModifierGroup } from '#domain/menu/model/modifiers.ts'
import { DetailFields } from '../../menu/item/details/detail-fields.tsx'
import {
  enteredDetails,
  type ParsedDetails,
  type TypedDetails,
  typedDetailsOf,
  typedDetailsShape,
} from '../../menu/item/details/item-details.ts'
import { toggled } from '../../menu/item/details/item-picks.ts'
import { ChoicePicks } from '../../menu/item/details/pick-fields.tsx'
import { markWords } from '../../menu/marks/mark-words.ts'
import { RecipeField } from '../../menu/recipe/recipe-field.tsx'
import { useRecipe } from '../../menu/recipe/use-recipe.ts'
import { Chip } from '../../ui/layout/chip.tsx'

export interface SpecialDetailsProps {
  readonly item: MenuItem
  readonly groups: readonly ModifierGroup[]
  readonly onState: (statement: Statement) => void
  readonly onMore: (changes: Partial<MenuItem>) => void
}

const schema = z.object(typedDetailsShape)

/** What an item can say other than its name, price and claims, in the boxes of the form of a dish. */
export function SpecialDetails({ item, groups, onState, onMore }: SpecialDetailsProps) {
  const form = useForm<TypedDetails, unknown, ParsedDetails>({
    resolver: zodResolver(schema),
    mode: 'onChange',
    defaultValues: typedDetailsOf({}),
  })
  const recipe = useRecipe({ ingredients: undefined, additives: undefined })
  const typed = form.watch()
  const read = schema.safeParse(typed)
  const more = {
    ...(read.success && enteredDetails(read.data)),
    ingredients: recipe.ingredients && [...recipe.ingredients],
    additives: recipe.additives,
  }
  const key = JSON.stringify(more)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the details are reported once for each change.
  useEffect(() => onMore(more), [key])
  const { marks = [], modifierGroups = [] } = item
  return (
    <div>
      <fieldset className="pb-3">
        <legend className="mb-1 font-medium text-sm">Marks</legend>
        <div className="flex flex-wrap gap-2">
          {itemMarks.map((mark) => (
            <Chip
              key={mark}
              pressed={marks.includes(mark)}
              onPress={() => onMore({ marks: toggled(marks, mark) })}
            >
              {markWords[mark]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <RecipeField item={item} onState={onState} recipe={recipe} />
      {groups.length > 0 && (
        <ChoicePicks
          picked={modifierGroups}
          of={groups}
          onPick={(picked) => onMore({ modifierGroups: picked })}
        />
      )}
      <DetailFields register={form.register} typed={typed} errors={form.formState.errors} />
    </div>
  )
}
