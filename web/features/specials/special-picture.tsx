import { Camera } from 'lucide-react'
import { DishPicture } from '../../menu/pictures/dish-picture.tsx'
import { classNames } from '../../ui/class-names.ts'

/** The photograph of a special. Where there is none, no stock picture stands for it: it would show another dish. */
export function SpecialPicture({ imageUrl, className }: { imageUrl: string | null; className: string }) {
  if (imageUrl) return <DishPicture imageUrl={imageUrl} cuisineId={0} categoryId={0} className={className} />
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex shrink-0 items-center justify-center rounded-control bg-wash text-quiet',
        className,
      )}
    >
      <Camera size={24} strokeWidth={1.25} />
    </span>
  )
}
