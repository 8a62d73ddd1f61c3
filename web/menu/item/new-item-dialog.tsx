import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import { addItemToSection, customItem, type ItemPlace, newCustomItemId } from '#domain/menu/editing/edits.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { tellRefusedClaim } from '../claims/tell-refused-claim.ts'
import { addingStep, findPicture } from '../pictures/find-picture.ts'
import { categoriesQuery } from '../reference-queries.ts'
import { knownCuisineOf } from '../store/cuisine-of.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { useItemExtras } from './item-extras.tsx'
import { ItemFields } from './item-fields.tsx'
import { type NewItem, newItemSchema, type TypedNewItem } from './item-form.ts'
import { ItemFormFrame } from './item-form-frame.tsx'

/** What a screen says of a new dish. */
export interface NewItemWords {
  readonly added: string
  readonly noCuisine: { readonly title: string; readonly description: string }
}

export interface NewItemDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The section that it opens with; null where the menu has none. */
  categoryId: number | null
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

interface NewItemFormProps extends Omit<NewItemDialogProps, 'isOpen' | 'onOpenChange'> {
  onDirty: (isDirty: boolean) => void
  onClose: () => void
}

function NewItemForm({ categoryId, words, onAdded, onDirty, onClose }: NewItemFormProps) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const knownCuisine = useOpenMenu(knownCuisineOf)
  const groups = useOpenMenu((open) => open.groups) ?? []
  // A section of the owner's own stands beside those of the list.
  const sections = [
    ...categories,
    ...groups.map((group) => group.category).filter(({ id }) => categories.every((other) => other.id !== id)),
  ]
  const extras = useItemExtras(noExtras)
  const form = useForm<TypedNewItem, unknown, NewItem>({
    resolver: zodResolver(newItemSchema),
    defaultValues: { name: '', description: '', price: '', categoryId: String(categoryId ?? '') },
  })
  const { errors } = form.formState

  const typed = form.watch()
  const shown = stateClaims(
    customItem(
      { name: typed.name, description: typed.description, price: 0, dietaryOptions: [] },
      { id: 0, cuisineId: knownCuisine ?? 0, categoryId: Number(typed.categoryId) },
    ),
    extras.statement,
  )

  const add = ({ categoryId: chosenId, ...dish }: NewItem) => {
    const { imageUrl } = extras
    const open = useOpenMenu.getState()
    const cuisineId = knownCuisineOf(open)
    const category = sections.find(({ id }) => id === chosenId)
    if (cuisineId === null) {
      toast({ variant: 'destructive', ...words.noCuisine })
      return
    }
    if (!category) {
      toast({
        variant: 'destructive',
        title: 'Error adding item',
        description: 'Could not determine which category to add the item to.',
      })
      return
    }
    const written = customItem(
      { ...dish, dietaryOptions: [] },
      { id: newCustomItemId(open.groups ?? [], Math.random()), cuisineId, categoryId: category.id },
    )
    const item = { ...stateClaims(written, extras.statement), imageUrl }
    if (tellRefusedClaim(item)) return
    const place = { categoryId: category.id, itemId: item.id }
    open.edit((menu) => addItemToSection(menu, category, item), addingStep(place))
    toast({ title: words.added, description: `${item.name} is on the menu, under ${category.name}.` })
    if (imageUrl === null) findPicture(place)
    onClose()
    onAdded(place)
  }

  return (
    <ItemFormFrame
      form={form}
      extras={extras}
      item={shown}
      submitLabel="Add to Menu"
      onSubmit={add}
      onDirty={onDirty}
      onClose={onClose}
    >
      <ItemFields register={form.register} errors={errors} />
      <SelectField
        label="Category"
        placeholder="Select a category"
        options={sections.map(({ id, name }) => ({ value: id, label: name }))}
        error={errors.categoryId?.message}
        {...form.register('categoryId')}
      />
    </ItemFormFrame>
  )
}
