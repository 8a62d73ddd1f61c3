import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Largest files that are taken, in bytes. */
export const UPLOAD_LIMITS = {
  itemImage: 5 * 1024 * 1024,
  background: 5 * 1024 * 1024,
  logo: 2 * 1024 * 1024,
} as const

export const uploadImage = endpoint({
  method: 'post',
  path: '/api/uploads',
  summary: 'Upload a picture; what it is is judged by its content',
  access: 'signed-in',
  upload: z.object({
    file: z.instanceof(File, { error: 'Please choose a file.' }),
    purpose: z.enum(['itemImage', 'background', 'logo']).default('itemImage'),
  }),
  status: 201,
  output: z.object({ url: z.string(), width: z.int(), height: z.int() }),
  errors: ['not_an_image', 'image_too_large', 'image_too_many_pixels'],
})
