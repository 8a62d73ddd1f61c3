import { createCatalogueGenerator } from '../../adapters/ai/offline/catalogue.ts'
import { illustrations } from '../../adapters/ai/offline/illustrations.ts'
import { noCommandWriter, noPageReader, noProposer, noWriter } from '../../adapters/ai/offline/no-model.ts'
import type { Models } from '../../adapters/ai/ports/models.ts'
import type { ModelNeeds, ModelOptions } from './open-providers.ts'

/** Opens the models of the settings; without them, the substitutes that need no network. */
export async function openModels(needs: ModelNeeds, options: ModelOptions): Promise<Models> {
  if (needs.env.ai) {
    const { openProviders } = await import('./open-providers.ts')
    return openProviders(needs.env.ai, needs, options)
  }
  return {
    menuGenerator: createCatalogueGenerator(needs.catalogue.dishes),
    dishProposer: noProposer,
    descriptionWriter: noWriter,
    commandWriter: noCommandWriter,
    pageReader: noPageReader,
    foodImages: illustrations,
  }
}
