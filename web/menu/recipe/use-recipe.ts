import { useState } from 'react'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { recipeOfText } from '#domain/menu/recipes/recipe-text.ts'

const textOf = (ingredients: readonly string[] | undefined): string => ingredients?.join('\n') ?? ''

export function useRecipe(before: Pick<MenuItem, 'ingredients' | 'additives'>) {
  const [text, setText] = useState(() => textOf(before.ingredients))
  const [additives, setAdditives] = useState(before.additives)
  const isTyped = text !== textOf(before.ingredients)
  const typed = recipeOfText(text)
  return {
    text,
    setText,
    additives,
    /** As the owner's own statement. */
    declareAdditive: (key: string) => setAdditives((said = []) => [...said, key]),
    /** What was kept before stays as it was until somebody types. */
    ingredients: isTyped ? (typed.lines.length > 0 ? typed.lines : undefined) : before.ingredients,
    /** Lines that a recipe has no room for. */
    leftOut: isTyped ? typed.leftOut : 0,
    isDirty: isTyped || additives !== before.additives,
  }
}

export type OpenRecipe = ReturnType<typeof useRecipe>
