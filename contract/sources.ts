import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Largest files that menus are read from, in bytes. */
export const SOURCE_FILE_LIMITS = {
  page: 5 * 1024 * 1024,
} as const

export const fetchSourcePage = endpoint({
  method: 'post',
  path: '/api/sources/page',
  summary:
    'Fetch the menu at a public web address, as the file that stands there: a page, a PDF, a picture or a text. Text comes in UTF-8; the name ends as the content is',
  work: 'upload',
  body: z.object({ address: z.string().trim().min(1, 'Please enter an address.').max(2000) }),
  file: 'application/octet-stream',
  errors: [
    'address_refused',
    'address_unreachable',
    'source_too_large',
    'source_unknown',
    'source_without_text',
  ],
})
