import type { Design } from './settings.ts'

export type PictureChoice = Pick<Design, 'showImages' | 'itemImages' | 'showSectionImages'>

/** Whether a design shows the picture of an item that has one. */
export const showsPictureOf = (
  { showImages, itemImages }: PictureChoice,
  item: { readonly isFeatured?: boolean | undefined },
): boolean => showImages && (itemImages === 'all' || (itemImages === 'featured' && item.isFeatured === true))

/** Whether a design shows the pictures of sections. */
export const showsSectionPictures = ({ showImages, showSectionImages }: PictureChoice): boolean =>
  showImages && showSectionImages
