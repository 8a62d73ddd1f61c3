import { z } from 'zod'
import type { Design } from '../../design/settings.ts'
import { isTemplateId } from '../../design/templates.ts'
import type { MenuContent } from '../model/menu.ts'
import { MENU_FILE_FORMAT, menuFileForm } from './forms.ts'
import { parseJson, readStored, storedText, UnreadableDocumentError } from './read-stored.ts'

export interface MenuFile {
  readonly content: MenuContent
  readonly design: Design
  readonly templateId: number
}

/** A menu as a file of ours: everything, so that reading it gives the same menu. */
export const menuFile = ({ content, design, templateId }: MenuFile): string =>
  `${storedText({ format: MENU_FILE_FORMAT, content, design, templateId }, 2)}\n`

const envelopeSchema = z.looseObject({ format: z.literal(MENU_FILE_FORMAT), templateId: z.int() })

/**
 * Reads a file of ours, of this version of Carte or an earlier one.
 * @throws {UnreadableDocumentError} with a sentence for the owner, if it is anything else
 */
export function readMenuFile(text: string): MenuFile {
  const envelope = envelopeSchema.safeParse(parseJson(text.replace(/^\uFEFF/, ''), 'This file is damaged'))
  if (!envelope.success)
    throw new UnreadableDocumentError('This file doesn’t contain a menu exported from Carte.')
  if (!isTemplateId(envelope.data.templateId)) {
    throw new UnreadableDocumentError(
      'The menu is set in a template that this version of Carte does not have.',
    )
  }
  const { content, design, templateId } = readStored(menuFileForm, envelope.data)
  return { content, design, templateId }
}
