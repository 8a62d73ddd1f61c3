import { z } from 'zod'
import { drawingHands, drawingSubjects } from '#templates/shared/drawings.ts'
import { oneOf, relativeSize, switchSchema } from './setting-shapes.ts'

const ADDRESS = 'A picture is kept by its address.'

const percent = z.int().min(0).max(100)

/** The point of a picture that stays in sight when it is cropped, in percent from its left and its top. */
const cropPointSchema = z.object({ x: percent, y: percent })

export type CropPoint = z.infer<typeof cropPointSchema>

/** Where a picture is cropped around as long as nobody has chosen: its middle. */
export const MIDDLE: CropPoint = { x: 50, y: 50 }

/** A menu has as many pictures as dishes; more crop points than this are of pictures that it no longer has. */
const MOST_CROP_POINTS = 2000

export const pictureStyleShape = {
  imageSize: relativeSize('size of the pictures'),
  itemImages: oneOf('choice of pictures', ['all', 'featured', 'none']).default('all'),
  /** Pictures of dishes: each at its dish, or together over the dishes of their section, with their names. */
  itemPicturePlace: oneOf('place of the pictures of dishes', ['beside', 'grid']).default('beside'),
  showSectionImages: switchSchema.default(true),
  coverImageUrl: z.string().max(2000).nullable().default(null),
  /**
   * Where that is: across the first page under the name of the restaurant, along the side of every page, or all over
   * the cover. Paper that is too narrow for a side has it under the name, and so have menus without a cover.
   */
  coverPlace: oneOf('place of the cover picture', ['band', 'side', 'page']).default('band'),
  /** As they were taken, or in two colors: from that of the heading to that of the paper. */
  pictureTone: oneOf('tone of the pictures', ['original', 'duotone']).default('original'),
  /** What is drawn where the last page has room: what suits the menu in looks that have drawings, none, or this. */
  drawing: oneOf('drawing', ['template', 'none', ...drawingSubjects]).default('template'),
  drawingHand: oneOf('hand of the drawing', ['template', ...drawingHands]).default('template'),
  /** By the addresses of pictures; one that isn't here is cropped around its middle. */
  cropPoints: z
    .record(z.string(ADDRESS).max(2000, ADDRESS), cropPointSchema, ADDRESS)
    .refine(
      (points) => Object.keys(points).length <= MOST_CROP_POINTS,
      'These are more crop points than pictures.',
    )
    .default({}),
} as const
