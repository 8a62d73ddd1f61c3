import type { ErrorCode } from '#contract/errors.ts'
import type { Output } from '#domain/plans/output.ts'
import { TypesetError, type TypesetErrorCode } from '#typeset/errors.ts'
import type { TypesetResult } from '#typeset/job.ts'
import type { Typesetter } from '#typeset/typesetter.ts'
import { AppError } from './errors.ts'
import type { FileAnswer } from './http/mount.ts'

/** What the typesetter's failures are called over HTTP; whatever is not here is our own mistake. */
const codes: Partial<Record<TypesetErrorCode, ErrorCode>> = {
  typesetter_busy: 'typesetter_busy',
  typesetter_unavailable: 'typesetter_busy',
  typesetter_closed: 'shutting_down',
  typesetter_crashed: 'typeset_failed',
  typeset_failed: 'typeset_failed',
  typeset_timeout: 'typeset_timeout',
  superseded: 'superseded',
}

/**
 * The pages of a menu. The output has passed `outputForPlan` before.
 * @param editor a newer request of the same editor takes the place of one that waits
 * @throws {AppError}
 */
export async function typesetOutput(
  typesetter: Typesetter,
  { content, design, templateId }: Output,
  editor?: string,
): Promise<TypesetResult> {
  try {
    return await typesetter.typeset(
      { restaurant: content.restaurant, groups: content.groups, design, templateId },
      { supersedes: editor },
    )
  } catch (cause) {
    const code = cause instanceof TypesetError ? codes[cause.code] : undefined
    throw code ? new AppError(code, { cause }) : cause
  }
}

/** Characters that file systems refuse in names. */
const REFUSED_IN_FILE_NAMES = /[\p{Cc}/\\:*?"<>|]+/gu

export const pdfFile = (pdf: Uint8Array, menuName: string): FileAnswer => ({
  bytes: Uint8Array.from(pdf),
  fileName: `${menuName.replaceAll(REFUSED_IN_FILE_NAMES, ' ').trim() || 'Menu'}.pdf`,
})
