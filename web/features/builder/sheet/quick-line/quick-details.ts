import type { MenuItem, Wine } from '#domain/menu/model/item.ts'

/** `(origine France)`, `(Herkunft: Baden)` */
const ORIGIN = /\s*\((?<origin>(?:origine?|origen|herkunft|provenance)\b[^()]+)\)/iu

/** `Chenin blanc, Mosse 2023`, `Picpoul de Pinet, Domaine Félines, 2024`, `Prosecco NV` */
const WINE = /^(?<name>.+?)(?:,\s*(?<producer>\p{Lu}[^,]*?))?,?\s+(?<vintage>(?:19|20)\d\d|NV)$/u

/** A text without where its main ingredient comes from, and that as it is printed. */
export function partOrigin(text: string): { readonly text: string; readonly origin?: string } {
  const origin = ORIGIN.exec(text)?.groups?.origin?.trim()
  return origin === undefined ? { text } : { text: text.replace(ORIGIN, ''), origin }
}

/** Splits a text into the name of a wine and what else its list prints. */
export function partWine(text: string): { readonly name: string; readonly wine?: MenuItem['wine'] } {
  const { name, producer, vintage } = WINE.exec(text)?.groups ?? {}
  if (name === undefined || vintage === undefined) return { name: text }
  const wine: Wine = { ...(producer !== undefined && { producer }), vintage }
  return { name, wine }
}
