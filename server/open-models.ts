import { createCatalogueGenerator } from './adapters/ai/catalogue.ts'
import { createModelProposer } from './adapters/ai/dish-proposer.ts'
import { createLanguageModelGenerator } from './adapters/ai/language-model.ts'
import { createModelCalls } from './adapters/ai/model-calls.ts'
import { openLanguageModel } from './adapters/ai/models.ts'
import type { MenuGenerator } from './adapters/ai/port.ts'
import { type DishProposer, noProposer } from './features/audit/dish-proposer.ts'
import { modelBudget } from './features/generation/model-budget.ts'
import type { Services } from './services.ts'

export interface ModelOptions {
  /** For an answer of a model; the adapters' own limits where absent. */
  readonly modelTimeLimitMs?: number
}

type Needs = Pick<Services, 'env' | 'db' | 'clock' | 'log' | 'catalogue'>

export interface Models {
  readonly menuGenerator: MenuGenerator
  readonly dishProposer: DishProposer
}

/** The generators that the settings ask for; without settings those that need no network. */
export function openModels(
  { env, db, clock, log, catalogue }: Needs,
  { modelTimeLimitMs: timeLimitMs }: ModelOptions,
): Models {
  const dishes = catalogue.dishes
  if (!env.ai) return { menuGenerator: createCatalogueGenerator(dishes), dishProposer: noProposer }
  // The library would else write to standard error, past our log.
  globalThis.AI_SDK_LOG_WARNINGS = ({ warnings, model }) => log.debug({ warnings, model }, 'model warnings')
  const model = openLanguageModel(env.ai)
  const calls = createModelCalls({ takeCall: modelBudget(db, clock, 'text') })
  return {
    menuGenerator: createLanguageModelGenerator({ model, dishes, calls, log, timeLimitMs }),
    dishProposer: createModelProposer({ model, calls, clock, log, timeLimitMs }),
  }
}
