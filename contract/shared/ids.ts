import { z } from 'zod'
import { isPictureAddress } from '#domain/menu/model/picture-mentions.ts'
import { TARGET_CHECK_AVERAGE_RANGE } from '#domain/pricing/multipliers.ts'
import { isCategoryId, isCuisineId, isDietaryOptionId } from '#domain/reference/reference.ts'

/** Ids that must name something. */
export const cuisineIdSchema = z.int().refine(isCuisineId, 'There is no such cuisine.')
export const categoryIdSchema = z.int().refine(isCategoryId, 'There is no such category.')
export const DIETARY_OPTION = 'There is no such dietary option.'
export const dietaryOptionIdSchema = z.int().refine(isDietaryOptionId, DIETARY_OPTION)

const { min: LEAST_CHECK, max: HIGHEST_CHECK } = TARGET_CHECK_AVERAGE_RANGE
const CHECK = `The target check average is $${LEAST_CHECK} to $${HIGHEST_CHECK}.`

/** What a guest is expected to spend, in USD. */
export const averageCheckSchema = z.number(CHECK).min(LEAST_CHECK, CHECK).max(HIGHEST_CHECK, CHECK)

export const PICTURE_ADDRESS = 'A picture is a file on this server or has a web address with https.'

/** The address of a picture, as its owner writes it. */
export const pictureAddressSchema = z
  .string()
  .max(500)
  .refine((address) => address === '' || isPictureAddress(address), PICTURE_ADDRESS)
  .nullable()

/** The databases' integers have 32 bits. */
export const LARGEST_INTEGER = 2 ** 31 - 1

/** How often a thing was saved, 0 for never; the next save must be countable too. */
export const savedTimesSchema = z
  .int()
  .nonnegative()
  .max(LARGEST_INTEGER - 1)
