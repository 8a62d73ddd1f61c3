import { chineseGlosses } from './chinese.ts'
import { frenchGlosses } from './french.ts'
import { indianGlosses } from './indian.ts'
import { italianGlosses } from './italian.ts'
import { japaneseGlosses } from './japanese.ts'
import { mediterraneanGlosses } from './mediterranean.ts'
import { mexicanGlosses } from './mexican.ts'
import { thaiGlosses } from './thai.ts'

/**
 * What dishes are in English, by their names: two to six words that name the kind of dish and what it is made of, and
 * nothing that the recipe does not have. A dish whose name an American guest reads has none.
 */
export const glosses: Readonly<Record<string, string>> = {
  ...italianGlosses,
  ...frenchGlosses,
  ...japaneseGlosses,
  ...thaiGlosses,
  ...mexicanGlosses,
  ...indianGlosses,
  ...mediterraneanGlosses,
  ...chineseGlosses,
}
