import { z } from 'zod'
import { paletteSchema } from '#domain/design/palettes.ts'
import { endpoint } from '../shared/endpoint.ts'

export const resource = [150, 'Palettes', "The owner's own colors."] as const

const storedPaletteSchema = paletteSchema.extend({ id: z.string() })

export type StoredPalette = z.infer<typeof storedPaletteSchema>

/** As many as anybody can tell apart. */
export const MAX_SAVED_PALETTES = 50

export const listPalettes = endpoint('get', '/api/palettes', {
  scope: 'read',
  summary: "The owner's saved palettes, the newest first",
  output: z.array(storedPaletteSchema).max(MAX_SAVED_PALETTES),
})

export const createPalette = endpoint('post', '/api/palettes', {
  scope: 'write',
  verb: 'design',
  summary: 'Save a palette',
  body: paletteSchema,
  status: 201,
  output: storedPaletteSchema,
  errors: ['too_many_palettes'],
})

export const deletePalette = endpoint('delete', '/api/palettes/{id}', {
  scope: 'write',
  verb: 'design',
  isOfWholeHouse: true,
  summary: 'Delete a saved palette; menus keep its colors',
  params: z.object({ id: z.string().min(1).max(64) }),
  errors: ['palette_not_found'],
})

export const examples = {
  createPalette: {
    body: { name: 'House', primaryColor: '#4a3520', secondaryColor: '#f5ecdc', accentColor: '#a63a24' },
  },
}
