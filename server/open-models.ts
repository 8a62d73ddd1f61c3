import { createCatalogueGenerator } from './adapters/ai/catalogue.ts'
import { createLanguageModelGenerator } from './adapters/ai/language-model.ts'
import { createModelCalls } from './adapters/ai/model-calls.ts'
import { openLanguageModel } from './adapters/ai/models.ts'
import type { MenuGenerator } from './adapters/ai/port.ts'
import { modelBudget } from './features/generation/model-budget.ts'
import type { Services } from './services.ts'

export interface ModelOptions {
  /** For an answer of a model; the adapters' own limits where absent. */
  readonly modelTimeLimitMs?: number
}

type Needs = Pick<Services, 'env' | 'db' | 'clock' | 'log' | 'catalogue'>

export interface Models {
  readonly menuGenerator: MenuGenerator
}

/** The generators that the settings ask for; without settings those that need no network. */
export function openModels(
  { env, db, clock, log, catalogue }: Needs,
  { modelTimeLimitMs: timeLimitMs }: ModelOptions,
): Models {
  const dishes = catalogue.dishes
  if (!env.ai) return { menuGenerator: createCatalogueGenerator(dishes) }
  // The library would else write to standard error, past our log.
  globalThis.AI_SDK_LOG_WARNINGS = ({ warnings, model }) => log.debug({ warnings, model }, 'model warnings')
  return {
    menuGenerator: createLanguageModelGenerator({
      model: openLanguageModel(env.ai),
      dishes,
      calls: createModelCalls({ takeCall: modelBudget(db, clock, 'text') }),
      log,
      timeLimitMs,
    }),
  }
}
