import { z } from 'zod'

/** Percent of the paper's color over a picture; above it nobody would see the picture any more. */
export const VEIL_RANGE = { min: 0, max: 95 } as const

const VEIL = `The veil is auto, or ${VEIL_RANGE.min} to ${VEIL_RANGE.max} percent.`

/** How much of the paper's color lies between a picture and the words: so much that they can be read, or as chosen. */
export const veilSchema = z
  .union([z.literal('auto'), z.int().min(VEIL_RANGE.min).max(VEIL_RANGE.max)], VEIL)
  .default('auto')
