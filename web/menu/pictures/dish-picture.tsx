import { CakeSlice, GlassWater, type LucideIcon, Salad, Soup, Utensils, Wheat } from 'lucide-react'
import { useState } from 'react'
import { fallbackImageUrl } from '#contract/generating/images.ts'
import { ownPath } from '#domain/menu/model/own-path.ts'
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
  cuisineId: number
  categoryId: number
  className?: string
}

/** A dish's picture, else the stock picture of its cuisine and category, else an icon. */
export function DishPicture({ imageUrl, cuisineId, categoryId, className }: DishPictureProps) {
  const [failedUrls, setFailedUrls] = useState<readonly string[]>([])
  const shape = classNames('shrink-0 rounded-control', className)
  const stockUrl = fallbackImageUrl(cuisineId, categoryId)
  const shownUrl = [ownPath(imageUrl), stockUrl].find((url) => url !== null && !failedUrls.includes(url))
  if (shownUrl) {
    return (
      <img
        src={shownUrl}
        // The name of the dish is right next to it.
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailedUrls((urls) => [...urls, shownUrl])}
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
