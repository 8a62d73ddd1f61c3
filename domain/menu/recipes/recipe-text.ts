import { fold } from '../../catalogue/ingredients/fold.ts'
import { isPreparedPhrase } from '../../catalogue/ingredients/inflections.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../model/limits.ts'
import { isAmount } from './amounts.ts'

const HOW =
  'beaten|blanched|boiled|chilled|chopped|cold|cooked|cracked|crumbled|crushed|cubed|diced|dried|drained|fresh|frozen|grated|grilled|ground|halved|julienned|melted|minced|optional|peeled|picked|pitted|poached|pureed|raw|rinsed|roasted|room temperature|salted|unsalted|seeded|shaved|shredded|sifted|sliced|soft|softened|steamed|strained|toasted|torn|warm|washed|whisked|zested'

/** Says how it is prepared, and nothing of what it is: `finely chopped`, `peeled and diced`. */
const PREPARATION = new RegExp(
  `^(?:(?:very|finely|roughly|coarsely|thinly|thickly|freshly|lightly|well|and|at|or) )*(?:${HOW})(?:,? (?:and )?(?:(?:finely|roughly|thinly) )?(?:${HOW}))*$`,
  'iu',
)

/** Says a text how something is prepared, and names nothing? In English or another language of the ingredients. */
export const isPreparation = (text: string): boolean =>
  PREPARATION.test(text.trim()) || isPreparedPhrase(fold(text).split(/[ ,]+/))

/** What a person typed or pasted as a recipe, a line each: lines, commas and semicolons part them. */
export function recipeOfText(text: string): { readonly lines: string[]; readonly leftOut: number } {
  const lines = text
    .split(/[\n;]/u)
    .flatMap((line) =>
      withPreparations(
        line
          .split(/,(?![^(]*\))(?!\d)/u)
          .map(trimmed)
          .filter(Boolean),
      ),
    )
    .map((line) => line.slice(0, MENU_TEXT_LIMITS.ingredient).trim())
  const kept = lines.slice(0, MENU_SIZE_LIMITS.ingredients)
  return { lines: kept, leftOut: lines.length - kept.length }
}

const trimmed = (part: string): string =>
  part
    .replace(/^[\s•*·–-]+/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** "onion, finely chopped" is one line; alone on a line, a preparation may be a food ("gehakt"). */
function withPreparations(parts: readonly string[]): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (last !== undefined && (isPreparation(part) || isAmount(part)))
      lines[lines.length - 1] = `${last}, ${part}`
    else lines.push(part)
  }
  return lines
}
