import { randomInt } from 'node:crypto'
import { sayDifferently } from '#contract/generating/wording.ts'
import type { VoiceId } from '#domain/catalogue/voices/voice.ts'
import { proposeWordings } from '#domain/generation/voicing/propose-wordings.ts'
import { voiceOfItems, type WordedItem } from '#domain/generation/voicing/voice-of-items.ts'
import { voicedSections } from '#domain/generation/voicing/voiced-sections.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Section } from '#domain/menu/model/section.ts'
import type { Catalogue, LiveCatalogue } from '../../catalogue/live-catalogue.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { admitToTrial } from '../../owners/trial.ts'
import type { Settings } from '../../settings/settings.ts'

async function dishFinder(catalogue: LiveCatalogue) {
  const { recipes } = await catalogue.read()
  return (dishId: number) => recipes.find(({ id }) => id === dishId)
}

interface Voicing {
  /** Absent: as `company` speaks. */
  readonly voice: VoiceId | undefined
  readonly seed: number
  /** What is on the menu, or where the new dishes come to be. */
  readonly company?: readonly WordedItem[]
}

/** Sections with their new dishes in a voice; where there is none to speak in, as they are. */
export async function inVoice(
  catalogue: LiveCatalogue,
  sections: readonly Section[],
  { voice: asked, seed, company = [] }: Voicing,
  isNew?: (item: MenuItem) => boolean,
): Promise<Section[]> {
  const dishOf = await dishFinder(catalogue)
  const voice = asked ?? voiceOfItems(company, dishOf)
  return voice ? voicedSections(sections, voice, seed, dishOf, isNew) : [...sections]
}

export function mountVoices(api: Api, { env, catalogue }: Settings & Catalogue): void {
  mount(api, sayDifferently, async ({ user, body: { voice, items, above, seed = randomInt(2 ** 32) } }) => {
    admitToTrial(user, env)
    const dishOf = await dishFinder(catalogue)
    const proposals = proposeWordings(items, { voice, seed, above, dishOf })
    return {
      proposals: proposals.map((proposal) => {
        if ('unworded' in proposal) return proposal
        const { dish, statements, ...rest } = proposal
        return {
          ...rest,
          statements: [...statements],
          dietaryOptions: [...dish.dietaryOptions],
          allergens: [...dish.allergens],
        }
      }),
    }
  })
}
