import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { UPLOAD_LIMITS } from '#contract/accounts/uploads.ts'
import { type Endpoint, MENU_BODY_BYTES, SMALL_BODY_BYTES } from '#contract/shared/endpoint.ts'
import { AppError } from '../../errors/app-error.ts'

/** What a form adds to the file that it carries. */
const FORM_BYTES = 1024 * 1024

const UPLOAD_BODY_BYTES = Math.max(...Object.values(UPLOAD_LIMITS)) + FORM_BYTES

/** Reads no more of a body than the call can use. */
export const limitBody = (description: Endpoint): MiddlewareHandler =>
  bodyLimit({
    maxSize: largestBody(description),
    onError: () => {
      throw new AppError('too_large')
    },
  })

function largestBody({ body, upload, maxBodyBytes }: Endpoint): number {
  if (upload) return maxBodyBytes ?? UPLOAD_BODY_BYTES
  // An event of the payment provider comes without a description; it holds whole objects of theirs.
  return maxBodyBytes ?? (body ? SMALL_BODY_BYTES : MENU_BODY_BYTES)
}

/** Refuses compressed bodies: a megabyte of them may be a gigabyte of JSON. No browser sends them. */
export const refuseCompressedBodies: MiddlewareHandler = async (c, next) => {
  const coding = c.req.header('content-encoding')
  if (coding && coding.trim().toLowerCase() !== 'identity') throw new AppError('unsupported_media_type')
  await next()
}
