import { type IngredientName, ingredients } from './index.ts'

/**
 * A figure for each of many ingredients, as texts of several: `'arugula 2.1, endive 0.3'`.
 * @throws {Error} where a name isn't an ingredient, has no figure or comes twice
 */
export function figures(...lines: readonly string[]): Readonly<Partial<Record<IngredientName, number>>> {
  const table: Partial<Record<IngredientName, number>> = {}
  for (const row of lines.flatMap((line) => line.split(', '))) {
    const [, name = '', figure] = /^(.+) ([\d.]+)$/.exec(row) ?? []
    if (!isIngredient(name) || name in table) throw new Error(`Not a figure of an ingredient: ${row}`)
    table[name] = Number(figure)
  }
  return table
}

const isIngredient = (name: string): name is IngredientName => Object.hasOwn(ingredients, name)
