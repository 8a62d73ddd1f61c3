import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import { addItemToSection, customItem, type ItemPlace, newCustomItemId } from '#domain/menu/editing/edits.ts'
import { takenDish } from '#domain/menu/linking/taken-dish.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { mayChange } from '../../plan/own-role.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { tellRefusedClaim } from '../claims/tell-refused-claim.ts'
import { pathOf } from '../editing/section-path.ts'
import { tellRefusedEdit } from '../editing/tell-refused-edit.ts'
import { addingStep, findPicture } from '../pictures/find-picture.ts'
import { useHasPriceOfTheWhole, useHeadsOf, usePriceContext } from '../prices/price-context.ts'
import type { PriceDetails } from '../prices/price-reading.ts'
import { PricesField } from '../prices/prices-field.tsx'
import { categoriesQuery } from '../reference-queries.ts'
import { knownCuisineOf } from '../store/cuisine-of.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { withDetails } from './details/item-details.ts'
import { useItemPicks, withPicks } from './details/item-picks.ts'
import { useItemExtras, withRecipe } from './item-extras.tsx'
import { ItemFields } from './item-fields.tsx'
import { type NewItem, newItemSchema, type TypedNewItem, typedItemOf } from './item-form.ts'
import { ItemFormFrame } from './item-form-frame.tsx'
import { OwnDishes } from './own-dishes.tsx'

export interface NewItemWords {
  readonly added: string
  readonly noCuisine: { readonly title: string; readonly description: string }
}

export interface NewItemDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The section that it opens with; null where the menu has none. */
  sectionId: number | null
  words: NewItemWords
  onAdded: (place: ItemPlace) => void
}

export function NewItemDialog({ isOpen, onOpenChange, ...form }: NewItemDialogProps) {
  const [isDirty, setIsDirty] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Add New Menu Item"
      description="A dish of your own, at the end of its section."
      hasUnsavedInput={isDirty}
    >
      <NewItemForm {...form} onDirty={setIsDirty} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

const noExtras = { imageUrl: null }
const none: MenuItem['prices'] = []
const blankItem = { name: '', description: '', prices: none }

interface NewItemFormProps extends Omit<NewItemDialogProps, 'isOpen' | 'onOpenChange'> {
  onDirty: (isDirty: boolean) => void
  onClose: () => void
}

function NewItemForm({ sectionId, words, onAdded, onDirty, onClose }: NewItemFormProps) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const knownCuisine = useOpenMenu(knownCuisineOf)
  const sections = useOpenMenu((open) => open.menu?.sections) ?? []
  // A category that the menu does not use yet becomes a section with its first dish.
  const unused = categories.filter(({ id }) => sections.every((section) => section.id !== id))
  const choices = [
    ...sections.map((section) => ({ value: section.id, label: pathOf(sections, section) })),
    ...unused.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const extras = useItemExtras(noExtras)
  const { picks, pick, isDirty } = useItemPicks(blankItem)
  const [details, setDetails] = useState<PriceDetails>({})
  const [chosenId, setChosenId] = useState(String(sectionId ?? ''))
  const isPartOfWhole = useHasPriceOfTheWhole(Number(chosenId))
  const heads = useHeadsOf(Number(chosenId))
  const context = usePriceContext({
    heads,
    before: none,
    mayLack: isPartOfWhole || !mayChange('edit prices'),
    isPartOfWhole,
    details,
  })
  const form = useForm<TypedNewItem, unknown, NewItem>({
    resolver: zodResolver(newItemSchema(context)),
    defaultValues: { ...typedItemOf(blankItem, context), sectionId: chosenId },
  })
  const { errors } = form.formState

  const typed = form.watch()
  const written = customItem(
    { name: typed.name, description: typed.description, prices: [], dietaryOptions: [] },
    { id: 0, cuisineId: knownCuisine ?? 0, categoryId: Number(typed.sectionId) },
  )
  const shown = stateClaims(withRecipe(written, extras), extras.statement)

  const chosenSection = (chosenId: number) => [...sections, ...unused].find(({ id }) => id === chosenId)
  const put = (section: NonNullable<ReturnType<typeof chosenSection>>, item: MenuItem, said = ''): void => {
    const place = { sectionId: section.id, itemId: item.id }
    if (tellRefusedEdit((menu) => addItemToSection(menu, section, item), addingStep(place))) return
    toast({ title: words.added, description: `${item.name} is on the menu, under ${section.name}.${said}` })
    if (item.imageUrl === null) findPicture(place)
    onClose()
    onAdded(place)
  }

  const take = (item: MenuItem, from: MenuContent): void => {
    const { menu } = useOpenMenu.getState()
    const section = chosenSection(Number(chosenId)) ?? sections[0]
    if (!section || !menu) return
    const hasItsCurrency = from.currency === menu.currency
    const id = newCustomItemId(menu, Math.random())
    const taken = takenDish(item, { id, categoryId: section.id, heads, hasItsCurrency })
    put(
      section,
      taken,
      hasItsCurrency ? '' : ` Its prices are in ${from.currency}: type them in ${menu.currency}.`,
    )
  }

  const add = ({ sectionId: chosenId, name, description, prices, ...read }: NewItem) => {
    const { imageUrl } = extras
    const open = useOpenMenu.getState()
    const cuisineId = knownCuisineOf(open)
    const section = chosenSection(chosenId)
    if (cuisineId === null) {
      toast({ variant: 'destructive', ...words.noCuisine })
      return
    }
    if (!section || !open.menu) {
      toast({
        variant: 'destructive',
        title: 'Error adding item',
        description: 'Could not determine which category to add the item to.',
      })
      return
    }
    const written = customItem(
      { name, description, prices: prices, dietaryOptions: [] },
      { id: newCustomItemId(open.menu, Math.random()), cuisineId, categoryId: section.id },
    )
    const item = withPicks(
      withDetails({ ...stateClaims(withRecipe(written, extras), extras.statement), imageUrl }, read),
      picks,
    )
    if (!tellRefusedClaim(item)) put(section, item)
  }

  return (
    <ItemFormFrame
      form={form}
      extras={extras}
      picks={picks}
      onPick={pick}
      item={shown}
      submitLabel="Add to Menu"
      onSubmit={add}
      onDirty={onDirty}
      isDirty={isDirty || Object.keys(details).length > 0}
      onClose={onClose}
    >
      <ItemFields
        register={form.register}
        errors={errors}
        belowName={<OwnDishes typed={typed.name} onTake={take} />}
      />
      {mayChange('edit prices') && (
        <PricesField
          typed={typed.prices}
          onType={(prices) => form.setValue('prices', prices, { shouldDirty: true })}
          context={context}
          showsProblem={form.formState.isSubmitted}
          onDetails={setDetails}
        />
      )}
      <SelectField
        label="Category"
        placeholder="Select a category"
        options={choices}
        error={errors.sectionId?.message}
        {...form.register('sectionId', { onChange: ({ target }) => setChosenId(target.value) })}
      />
    </ItemFormFrame>
  )
}
