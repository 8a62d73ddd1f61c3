import { createModelCommandWriter } from '../../adapters/ai/by-model/command-writer.ts'
import { createModelWriter } from '../../adapters/ai/by-model/description-writer.ts'
import { createModelProposer } from '../../adapters/ai/by-model/dish-proposer.ts'
import { createImageModelProvider } from '../../adapters/ai/by-model/image-model.ts'
import { createLanguageModelGenerator } from '../../adapters/ai/by-model/language-model.ts'
import { createModelPageReader } from '../../adapters/ai/by-model/page-reader.ts'
import type { AiSettings } from '../../adapters/ai/models/ai-settings.ts'
import { createModelCalls } from '../../adapters/ai/models/model-calls.ts'
import { openImageModel, openLanguageModel, openVisionModel } from '../../adapters/ai/models/providers.ts'
import { illustrations } from '../../adapters/ai/offline/illustrations.ts'
import { noPageReader } from '../../adapters/ai/offline/no-model.ts'
import type { Models } from '../../adapters/ai/ports/models.ts'
import type { Storage } from '../../adapters/storage/port.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../db/database.ts'
import { modelBudget } from '../../features/generation/model-budget.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Watching } from '../../watching/watching.ts'
import { meterModelCalls } from './metered.ts'

export interface ModelOptions {
  /** For an answer of a model; the adapters' own limits where absent. */
  readonly modelTimeLimitMs?: number
}

export type ModelNeeds = Settings & Database & Clock & Watching & Catalogue & Storage

export function openProviders(
  ai: AiSettings,
  { db, clock, log, metrics, catalogue, storage }: ModelNeeds,
  { modelTimeLimitMs: timeLimitMs }: ModelOptions,
): Models {
  const dishes = catalogue.dishes
  // The library would else write to standard error, past our log.
  globalThis.AI_SDK_LOG_WARNINGS = ({ warnings, model }) => log.debug({ warnings, model }, 'model warnings')
  const model = openLanguageModel(ai)
  const imageModel = openImageModel(ai)
  const visionModel = openVisionModel(ai)
  const callsOf = (kind: 'text' | 'image') =>
    meterModelCalls(createModelCalls({ takeCall: modelBudget(db, clock, kind) }), kind, metrics)
  const calls = callsOf('text')
  return {
    menuGenerator: createLanguageModelGenerator({ model, dishes, calls, log, timeLimitMs }),
    dishProposer: createModelProposer({ model, calls, clock, log, timeLimitMs }),
    descriptionWriter: createModelWriter({ model, calls, log, timeLimitMs }),
    commandWriter: createModelCommandWriter({ model, calls, log, timeLimitMs }),
    pageReader: visionModel
      ? createModelPageReader({ model: visionModel, calls, log, timeLimitMs })
      : noPageReader,
    foodImages: imageModel
      ? createImageModelProvider({
          model: imageModel,
          calls: callsOf('image'),
          storage,
          otherwise: illustrations,
          log,
          timeLimitMs,
        })
      : illustrations,
  }
}
