import { CakeSlice, GlassWater, type LucideIcon, Salad, Soup, Utensils, Wheat } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'

const categoryIcons: Readonly<Record<number, LucideIcon>> = {
  1: Salad,
  2: Soup,
  3: CakeSlice,
  4: Wheat,
  5: GlassWater,
}

export interface DishPictureProps {
  imageUrl: string | null
  categoryId: number
  className?: string
}

/** A dish's picture, or a quiet sign of its kind where it has none or its file does not load. */
export function DishPicture({ imageUrl, categoryId, className }: DishPictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const shape = classNames('shrink-0 rounded-control', className)
  if (imageUrl !== null && imageUrl !== failedUrl) {
    return (
      <img
        src={imageUrl}
        // The name of the dish stands right beside it.
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailedUrl(imageUrl)}
        className={classNames(shape, 'object-cover')}
      />
    )
  }
  const Icon = categoryIcons[categoryId] ?? Utensils
  return (
    <span
      aria-hidden="true"
      className={classNames(shape, 'flex items-center justify-center bg-wash text-quiet')}
    >
      <Icon size={24} strokeWidth={1.25} />
    </span>
  )
}
