import { z } from 'zod'
import { isTemplateId } from '../../design/templates.ts'
import {
  MENU_DOCUMENT_VERSION,
  type MenuDocument,
  readMenuDocument,
  UnreadableDocumentError,
} from '../model/content.ts'

/** A whole menu to carry from one place to another. */
export interface MenuFile extends Pick<MenuDocument, 'content' | 'design'> {
  readonly templateId: number
}

const FORMAT = 'carte-menu'

/** A menu as a file of ours: everything, so that reading it gives the same menu. */
export const menuFile = ({ content, design, templateId }: MenuFile): string =>
  `${JSON.stringify({ format: FORMAT, documentVersion: MENU_DOCUMENT_VERSION, content, design, templateId }, null, 2)}\n`

const envelopeSchema = z.looseObject({ format: z.literal(FORMAT), templateId: z.int() })

/** Is it JSON, whatever it says? Menus for people begin otherwise. */
export const looksLikeMenuFile = (text: string): boolean => /^\uFEFF?\s*[{[]/.test(text)

/**
 * Reads a file of ours, of this version of Carte or an earlier one.
 * @throws {UnreadableDocumentError} with a sentence for the owner, if it is anything else
 */
export function readMenuFile(text: string): MenuFile {
  const envelope = envelopeSchema.safeParse(parseJson(text))
  if (!envelope.success)
    throw new UnreadableDocumentError('This file does not hold a menu that Carte exported.')
  const { templateId } = envelope.data
  const { content, design } = readMenuDocument(envelope.data)
  if (!isTemplateId(templateId)) {
    throw new UnreadableDocumentError(
      'The menu is set in a template that this version of Carte does not have.',
    )
  }
  return { content, design, templateId }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw new UnreadableDocumentError('This file is damaged: it is not complete JSON.', { cause })
  }
}
