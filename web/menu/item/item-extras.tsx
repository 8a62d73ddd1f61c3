import { useLayoutEffect, useRef, useState } from 'react'
import { type Statement, statedAlso } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'
import { ClaimEditor } from '../claims/claim-editor.tsx'
import { DishPicture } from '../pictures/dish-picture.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { RecipeField } from '../recipe/recipe-field.tsx'
import { useRecipe } from '../recipe/use-recipe.ts'
import { SignOffNote } from '../sign-off/sign-off-note.tsx'

export function useItemExtras(before: Pick<MenuItem, 'imageUrl' | 'ingredients' | 'additives'>) {
  const [statement, setStatement] = useState<Statement>({})
  const [imageUrl, setImageUrl] = useState(before.imageUrl)
  const [isUploading, setIsUploading] = useState(false)
  const recipe = useRecipe(before)
  return {
    /** The owner's claims about diets and allergens since the form was opened. */
    statement,
    state: (later: Statement) => setStatement((earlier) => statedAlso(earlier, later)),
    recipe,
    imageUrl,
    /** Submitting now would lose the picture. */
    isUploading,
    isDirty: Object.keys(statement).length > 0 || imageUrl !== before.imageUrl || recipe.isDirty,
    picture: { imageUrl, onImageUrl: setImageUrl, onUploading: setIsUploading },
  }
}

export const withRecipe = (
  item: MenuItem,
  { recipe: { ingredients, additives } }: ReturnType<typeof useItemExtras>,
): MenuItem => setFields(item, { ingredients: ingredients && [...ingredients], additives })

export interface ItemExtrasProps {
  readonly extras: ReturnType<typeof useItemExtras>
  readonly item: MenuItem
  readonly isStart: boolean
}

/** The diets, the allergens and the recipe of a dish, the same for a new one and for one on the menu. */
export function ItemExtras({ extras: { state, recipe }, item, isStart }: ItemExtrasProps) {
  const claims = useRef<HTMLDivElement>(null)
  // The dialog leaves the focus where it is found inside.
  useLayoutEffect(() => {
    if (!isStart) return
    claims.current?.focus({ preventScroll: true })
    claims.current?.scrollIntoView({ block: 'start' })
  }, [isStart])
  return (
    <>
      <div ref={claims} tabIndex={-1} className="outline-none">
        <ClaimEditor item={item} onState={state} />
      </div>
      <SignOffNote item={item} />
      <RecipeField item={item} onState={state} recipe={recipe} />
    </>
  )
}

export const ItemPicture = ({ extras: { picture }, item }: Omit<ItemExtrasProps, 'isStart'>) => (
  <PictureField
    label="Item Image"
    purpose="itemImage"
    {...picture}
    preview={
      <DishPicture
        imageUrl={picture.imageUrl}
        cuisineId={item.cuisineId}
        categoryId={item.categoryId}
        className="size-20"
      />
    }
  />
)
