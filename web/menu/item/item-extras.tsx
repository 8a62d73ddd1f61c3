import { useState } from 'react'
import { type Statement, statedAlso } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { ClaimEditor } from '../claims/claim-editor.tsx'
import { DishPicture } from '../pictures/dish-picture.tsx'
import { PictureField } from '../pictures/picture-field.tsx'

/** The claims and the picture of a dish while its form is open. */
export function useItemExtras(before: Pick<MenuItem, 'imageUrl'>) {
  const [statement, setStatement] = useState<Statement>({})
  const [imageUrl, setImageUrl] = useState(before.imageUrl)
  const [isUploading, setIsUploading] = useState(false)
  return {
    /** The owner's claims about diets and allergens since the form was opened. */
    statement,
    state: (later: Statement) => setStatement((earlier) => statedAlso(earlier, later)),
    imageUrl,
    /** Submitting now would lose the picture. */
    isUploading,
    isDirty: Object.keys(statement).length > 0 || imageUrl !== before.imageUrl,
    picture: { imageUrl, onImageUrl: setImageUrl, onUploading: setIsUploading },
  }
}

export interface ItemExtrasProps {
  readonly extras: ReturnType<typeof useItemExtras>
  /** The dish as the form stands, with what was stated of it. */
  readonly item: MenuItem
}

/** The diets, the allergens and the picture of a dish, the same for a new one and for one on the menu. */
export function ItemExtras({ extras: { state, picture }, item }: ItemExtrasProps) {
  return (
    <>
      <ClaimEditor item={item} onState={state} />
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
    </>
  )
}
