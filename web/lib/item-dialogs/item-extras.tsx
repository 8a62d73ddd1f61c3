import { useState } from 'react'
import type { MenuItem } from '#domain/menu/schema.ts'
import { DishPicture } from '../dish-picture.tsx'
import { PictureField } from '../picture-field.tsx'
import { DietaryIndicator } from './dietary-indicator.tsx'

type Extras = Pick<MenuItem, 'dietaryOptions' | 'imageUrl'>

/** What a dish has beside its words and its price, while its form is open. */
export function useItemExtras(before: Extras) {
  const [optionIds, setOptionIds] = useState<readonly number[]>(before.dietaryOptions)
  const [hasIndicator, setHasIndicator] = useState(before.dietaryOptions.length > 0)
  const [imageUrl, setImageUrl] = useState(before.imageUrl)
  const [isUploading, setIsUploading] = useState(false)
  return {
    dietaryOptions: hasIndicator ? optionIds : [],
    imageUrl,
    /** A form that is sent now would lose the picture. */
    isUploading,
    isDirty: optionIds !== before.dietaryOptions || imageUrl !== before.imageUrl,
    indicator: { optionIds, onOptionIds: setOptionIds, isOn: hasIndicator, onIsOn: setHasIndicator },
    picture: { imageUrl, onImageUrl: setImageUrl, onUploading: setIsUploading },
  }
}

export interface ItemExtrasProps {
  readonly extras: ReturnType<typeof useItemExtras>
  /** For the stock picture of a dish that has none. */
  readonly kind: Pick<MenuItem, 'cuisineId' | 'categoryId'>
  readonly onUpgrade: () => void
}

/** The dietary indicator and the picture of a dish, the same for a new one and for one on the menu. */
export function ItemExtras({ extras: { indicator, picture }, kind, onUpgrade }: ItemExtrasProps) {
  return (
    <>
      <DietaryIndicator {...indicator} onUpgrade={onUpgrade} />
      <PictureField
        label="Item Image"
        purpose="itemImage"
        {...picture}
        preview={
          <DishPicture
            imageUrl={picture.imageUrl}
            cuisineId={kind.cuisineId}
            categoryId={kind.categoryId}
            className="size-20"
          />
        }
      />
    </>
  )
}
