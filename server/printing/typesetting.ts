import type { ErrorCode } from '#contract/errors/errors.ts'
import type { Edition } from '#domain/design/paper/editions.ts'
import type { EditionRecord } from '#domain/editions/edition-record.ts'
import { fileNameFor } from '#domain/exchange/file-name.ts'
import type { Output } from '#domain/plans/output.ts'
import { TypesetError, type TypesetErrorCode } from '#typeset/job/errors.ts'
import type { TypesetResult } from '#typeset/job/job.ts'
import type { Asker } from '#workers/asker.ts'
import { AppError } from '../errors/app-error.ts'
import type { FileAnswer } from '../http/bindings.ts'
import type { Printing } from './printing.ts'

/** What the typesetter's failures are called over HTTP. */
const codes: Readonly<Record<TypesetErrorCode, ErrorCode>> = {
  typesetter_busy: 'typesetter_busy',
  typesetter_unavailable: 'typesetter_busy',
  typesetter_closed: 'shutting_down',
  typesetter_crashed: 'typeset_failed',
  typeset_failed: 'typeset_failed',
  typeset_timeout: 'typeset_timeout',
  typeset_timed_out_before: 'typeset_timeout',
  // The requester is gone, so this answer has no reader.
  typeset_cancelled: 'superseded',
  superseded: 'superseded',
  // Templates and PDFs are ours, so these are mistakes of ours.
  unknown_template: 'typeset_failed',
  unreadable_pdf: 'typeset_failed',
  unknown_page: 'page_not_found',
  image_too_large: 'page_picture_too_large',
}

interface TypesetOptions {
  /** Whose turn at the typesetter it takes (`http/visitor/asker.ts`). */
  readonly for: Asker
  /** Whose menu it is, and so whose pictures it prints. */
  readonly ownerId: string
  /** A newer request of the same editor takes the place of one that waits. */
  readonly editor?: string
  readonly signal?: AbortSignal
  /** Others go first (`workers/pool.ts`). */
  readonly isPatient?: boolean
  /** Ids of the items that are sold out at the moment. */
  readonly soldOut?: readonly number[] | undefined
  /** Where guests read the menu; its QR code leads there. */
  readonly link?: string
  /** What it is made into; its owner's plan has it. */
  readonly edition?: Edition | undefined
  /** What the edition contains in addition to the menu. */
  readonly record?: EditionRecord | undefined
  /** The menu as a file of ours, for the owner's own download. */
  readonly attachment?: string
}

/**
 * The pages of a menu. The output has passed `outputForPlan` before.
 * @throws {AppError}
 */
export async function typesetOutput(
  { typesetter, printPictures }: Printing,
  output: Output,
  {
    for: asker,
    ownerId,
    editor,
    signal,
    isPatient,
    soldOut,
    link,
    edition,
    record,
    attachment,
  }: TypesetOptions,
): Promise<TypesetResult> {
  const { design, templateId } = output
  const { restaurant, ...menu } = output.content
  const images = await printPictures.of(output, ownerId)
  return toAppError(
    typesetter.typeset(
      {
        restaurant,
        menu,
        design,
        templateId,
        images,
        link,
        ...(soldOut && soldOut.length > 0 && { soldOut }),
        ...(edition && { edition }),
        ...(record && { record }),
        ...(attachment !== undefined && { attachment }),
      },
      { for: asker, supersedes: editor, signal, isPatient },
    ),
  )
}

/**
 * Waits for the typesetter and says its failures over HTTP.
 * @throws {AppError}
 */
export async function toAppError<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (cause) {
    throw cause instanceof TypesetError ? new AppError(codes[cause.code], { cause }) : cause
  }
}

export const pdfFile = (pdf: Uint8Array, menuName: string): FileAnswer => ({
  bytes: Uint8Array.from(pdf),
  fileName: `${fileNameFor(menuName)}.pdf`,
})
