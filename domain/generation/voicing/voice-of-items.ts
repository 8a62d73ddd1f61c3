import type { Dish } from '../../catalogue/dish.ts'
import { voicesOf } from '../../catalogue/voices/own-wording.ts'
import { DEFAULT_VOICE, type VoiceId, voiceIds } from '../../catalogue/voices/voice.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { inOneSpelling } from '../../text/one-spelling.ts'

/** An item as it says itself. */
export type WordedItem = Pick<MenuItem, 'id' | 'name' | 'description'> & Pick<Partial<MenuItem>, 'recipeId'>

/**
 * The voice in which most of these items speak, so that what joins them speaks likewise; undefined where none of them
 * has a wording of ours. A line that several voices have counts for each; of voices that are as frequent the default one
 * is taken.
 */
export function voiceOfItems(
  items: readonly WordedItem[],
  dishOf: (id: number) => Dish | undefined,
): VoiceId | undefined {
  const heard = items.flatMap(({ id, recipeId, name, description }) => {
    const dish = dishOf(recipeId ?? id)
    return dish?.name === name && description !== '' ? voicesOf(dish, inOneSpelling(description)) : []
  })
  const countOf = (voice: VoiceId) => heard.filter((one) => one === voice).length
  const [most] = [DEFAULT_VOICE, ...voiceIds].toSorted((a, b) => countOf(b) - countOf(a))
  return most && countOf(most) > 0 ? most : undefined
}
