import { sodiumSchema } from '../model/price.ts'

/** Sodium in mg: `2300`, `2,300 mg`, `2.3 g`; undefined for what no dish has. */
export function readSodiumMg(text: string): number | undefined {
  const grams = /^(\d{1,2}(?:[.,]\d{1,3})?)\s*g$/iu.exec(text)?.[1]
  const mg = /^(\d{1,3}(?:[,.\s]\d{3})+|\d{1,6})\s*(?:mg)?$/iu.exec(text)?.[1]
  const read =
    grams === undefined
      ? Number(mg?.replaceAll(/[,.\s]/g, ''))
      : Math.round(1000 * Number(grams.replace(',', '.')))
  return sodiumSchema.safeParse(read).data
}
