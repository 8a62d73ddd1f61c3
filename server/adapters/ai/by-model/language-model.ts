import type { LanguageModel } from 'ai'
import type { Dish } from '#domain/catalogue/dish.ts'
import { type RequestedCount, requestedCounts } from '#domain/generation/filters.ts'
import { composeMenu, houseStandardFor } from '#domain/generation/generate.ts'
import { judgeProposals } from '#domain/generation/proposals.ts'
import { refreshItem } from '#domain/generation/refresh.ts'
import { judgeOfFreshMenus } from '#domain/insights/fresh-menus/judge-fresh-menus.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { dishImageUrl, illustrationUrl } from '#illustration/address.ts'
import type { Logger } from '../../../watching/log.ts'
import type { ModelCalls } from '../models/model-calls.ts'
import { describeFailure, type FailureReason, ModelFailure } from '../models/model-failure.ts'
import type { GenerateRequest, MenuGenerator, RefreshRequest } from '../ports/menu-generator.ts'
import { askForDishes } from '../prompts/ask-for-dishes.ts'
import { refreshNotice, withNotice } from '../prompts/notices.ts'
import { type PromptData, promptOf, type Refusal } from '../prompts/prompt.ts'

export interface LanguageModelOptions {
  readonly model: LanguageModel
  readonly dishes: () => Promise<readonly Dish[]>
  readonly calls: ModelCalls
  readonly log: Logger
  /** For the whole answer, the wait in the queue and a repair included. */
  readonly timeLimitMs?: number
}

/** A person watches a progress bar no longer than this. */
const TIME_LIMIT_MS = 20_000

/** The first answer and one repair that is told what was wrong with it. */
const MAX_CALLS = 2

/** A refresh needs one dish; two more make a repair rare. */
const REFRESH_SPARE = 2

interface Proposed {
  readonly accepted: readonly MenuItem[]
  /** What ended the asking, if not its success. */
  readonly failure?: FailureReason
}

/** The generator that asks a language model and leaves to the catalogue what that does not answer well. */
export function createLanguageModelGenerator(options: LanguageModelOptions): MenuGenerator {
  const { model, dishes, calls, log, timeLimitMs = TIME_LIMIT_MS } = options

  async function propose(
    data: PromptData,
    { caller, seed, signal: gone }: GenerateRequest | RefreshRequest,
    catalogue: readonly Dish[],
  ): Promise<Proposed> {
    const signal = AbortSignal.any([gone, AbortSignal.timeout(timeLimitMs)])
    const accepted: MenuItem[] = []
    let refusals: readonly Refusal[] = []
    let failure: FailureReason | undefined
    for (let call = 0; call < MAX_CALLS; call += 1) {
      const wishes = leftOver(data, accepted)
      if (wishes.sections.length === 0) break
      try {
        const prompt = promptOf(wishes, refusals)
        const proposals = await calls.run(caller, signal, () => askForDishes(model, prompt, signal))
        const judgement = judgeProposals(proposals, wishes, catalogue, seed + call, illustrationUrl)
        accepted.push(...judgement.accepted)
        refusals = judgement.findings
        failure = undefined
        log.debug(
          { accepted: judgement.accepted.length, refused: refusals.map(({ code }) => code) },
          'proposals',
        )
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        log.warn(describeFailure(error), 'the language model did not answer')
        failure = error.reason
        if (failure !== 'unusable') break
        refusals = [{ code: 'unreadable_answer' }]
      }
    }
    return { accepted, failure }
  }

  return {
    async generate(request) {
      const { filters, seed, season } = request
      const catalogue = await dishes()
      const requested = requestedCounts(filters)
      const standing = requested.flatMap((section) => houseStandardFor(filters, section) ?? [])
      const sections = requested.filter((section) => !houseStandardFor(filters, section))
      const data: PromptData = {
        ...filters,
        sections,
        season,
        menuItemIds: standing.map(({ id }) => id),
        menuItemNames: standing.map(({ name }) => name),
        spare: 0,
      }
      const { accepted, failure } = await propose(data, request, catalogue)
      const judge = judgeOfFreshMenus({ catalogue, cuisineId: filters.cuisineId, season })
      const generated = composeMenu({
        catalogue,
        filters,
        seed,
        season,
        accepted,
        pictureOf: dishImageUrl,
        judge,
      })
      const noted = generated.sections.map((section) => {
        const isAsked = sections.some(({ categoryId }) => categoryId === section.id)
        const standing = section.items.filter(({ id }) => accepted.some((item) => item.id === id))
        return isAsked ? withNotice(section, standing.length, failure) : section
      })
      return { ...generated, sections: noted }
    },

    async refresh(request) {
      const catalogue = await dishes()
      const onMenu = catalogue.filter(({ id }) => request.menuItemIds.includes(id))
      const data: PromptData = {
        ...request,
        sections: [{ categoryId: request.categoryId, count: 1 }],
        menuItemNames: [...new Set([...onMenu.map(({ name }) => name), ...request.menuItemNames])],
        spare: REFRESH_SPARE,
      }
      const { accepted, failure } = await propose(data, request, catalogue)
      const [proposed] = accepted
      if (proposed) return { item: proposed }
      const item = refreshItem({ ...request, catalogue, pictureOf: dishImageUrl })
      return item ? { item, notice: refreshNotice(failure) } : {}
    },
  }
}

const countIn = (categoryId: number, items: readonly MenuItem[]): number =>
  items.filter((item) => item.categoryId === categoryId).length

/** What is still wished for once these items are on the menu. */
function leftOver(data: PromptData, accepted: readonly MenuItem[]): PromptData {
  const sections: RequestedCount[] = data.sections.map(({ categoryId, count }) => ({
    categoryId,
    count: count - countIn(categoryId, accepted),
  }))
  return {
    ...data,
    sections: sections.filter(({ count }) => count > 0),
    menuItemIds: [...data.menuItemIds, ...accepted.map(({ id }) => id)],
    menuItemNames: [...data.menuItemNames, ...accepted.map(({ name }) => name)],
  }
}
