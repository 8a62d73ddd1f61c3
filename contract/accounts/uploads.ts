import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { nextCursorSchema, pageQuery } from '../shared/pages.ts'

export const resource = [160, 'Uploads', "The owner's own pictures."] as const

/** Largest files that are taken, in bytes. */
export const UPLOAD_LIMITS = {
  itemImage: 5 * 1024 * 1024,
  background: 5 * 1024 * 1024,
  logo: 2 * 1024 * 1024,
} as const

/** How much an account keeps: enough for a picture of every dish of many menus. */
export const UPLOAD_ROOM = { count: 5000, bytes: 500 * 1024 * 1024 } as const

export type UploadPurpose = keyof typeof UPLOAD_LIMITS

const uploadPurposeSchema = z.enum(['itemImage', 'background', 'logo']).default('itemImage')

const storedPictureSchema = z.object({ url: z.string(), width: z.int(), height: z.int() })

const storedPictureErrors = [
  'not_an_image',
  'image_too_large',
  'image_too_many_pixels',
  'upload_space_full',
  'plan_limit',
  'storage_unavailable',
] as const

/** Places of one picture that are listed: an owner sees that it is used, and where. */
export const USES_LISTED = 20

const uploadUseSchema = z.object({
  /** `bin`: a deleted menu that can be restored. */
  kind: z.enum(['menu', 'bin', 'draft', 'restaurant', 'special']),
  /** Of the menu, the restaurant or the special; of a draft, the piece of work. */
  id: z.string(),
  name: z.string(),
})

const listedUploadSchema = z.object({
  name: z.string(),
  url: z.string(),
  bytes: z.int(),
  createdAt: z.string(),
  usedBy: z.array(uploadUseSchema).meta({ description: `At most ${USES_LISTED} places.` }),
})

export type UploadUse = z.infer<typeof uploadUseSchema>
export type ListedUpload = z.infer<typeof listedUploadSchema>

export const listUploads = endpoint('get', '/api/uploads', {
  scope: 'read',
  summary: "A page of the owner's pictures, the newest first, with their sizes and where they are used",
  work: 'list',
  query: pageQuery,
  output: z.object({
    pictures: z.array(listedUploadSchema),
    bytes: z.int().meta({ description: 'Of all pictures together, also of those on other pages.' }),
    count: z.int().meta({ description: 'Of all pictures.' }),
    nextCursor: nextCursorSchema,
    maxBytes: z.int(),
  }),
})

export const deleteUpload = endpoint('delete', '/api/uploads/{name}', {
  scope: 'write',
  summary: 'Delete a picture that no menu, draft or restaurant profile uses',
  params: z.object({ name: z.string().min(1).max(110) }),
  errors: ['upload_not_found', 'upload_in_use', 'storage_unavailable'],
})

export const uploadImage = endpoint('post', '/api/uploads', {
  scope: 'write',
  summary: 'Upload a picture; what it is is judged by its content',
  work: 'upload',
  upload: z.object({
    file: z.instanceof(File, { error: 'Please choose a file.' }),
    purpose: uploadPurposeSchema,
  }),
  status: 201,
  output: storedPictureSchema,
  errors: [...storedPictureErrors],
})

export const copyImage = endpoint('post', '/api/uploads/from-address', {
  scope: 'write',
  summary: 'Fetch a picture from a public web address, once, and keep our own copy',
  work: 'upload',
  body: z.object({
    address: z.string().trim().min(1, 'Please enter an address.').max(2000),
    purpose: uploadPurposeSchema,
  }),
  status: 201,
  output: storedPictureSchema,
  errors: ['address_refused', 'address_unreachable', ...storedPictureErrors],
})

export const examples = {
  copyImage: { body: { address: 'https://pictures.example/minestrone.jpg', purpose: 'itemImage' } },
}
