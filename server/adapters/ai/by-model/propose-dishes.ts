import type { LanguageModel } from 'ai'
import type { Dish } from '#domain/catalogue/dish.ts'
import { type AcceptedDish, judgeProposals } from '#domain/generation/proposals.ts'
import type { Proposal } from '#domain/generation/proposed-dish.ts'
import { idOfWanted, type WantedSection } from '#domain/generation/wanted-section.ts'
import { illustrationUrl } from '#illustration/address.ts'
import type { Logger } from '../../../watching/log.ts'
import type { ModelCalls } from '../models/model-calls.ts'
import { describeFailure, type FailureReason, ModelFailure } from '../models/model-failure.ts'
import type { ModelCaller } from '../ports/model-caller.ts'
import { askForDishes } from '../prompts/ask-for-dishes.ts'
import { type AnswerRefusal, type PromptData, promptOf } from '../prompts/prompt.ts'

/** The first answer and one repair, which includes what was wrong with it. */
const MAX_CALLS = 2

/** An answer has room for no more; the catalogue fills the sections after them. */
const MAX_DISHES = 50

export interface Proposed {
  readonly accepted: readonly AcceptedDish[]
  /** What ended the asking, if not its success. */
  readonly failure?: FailureReason
}

export interface ProposalCall {
  readonly model: LanguageModel
  readonly calls: ModelCalls
  readonly log: Logger
  readonly catalogue: readonly Dish[]
  readonly caller: ModelCaller
  /** An integer from 0 to 2³² − 1. */
  readonly seed: number
  /** Ends the asking; what was accepted until then is answered. */
  readonly signal: AbortSignal
  /** Called with each accepted dish, and with all accepted so far; the model then streams its answer. */
  readonly onAccepted?: ((dish: AcceptedDish, all: readonly AcceptedDish[]) => void) | undefined
}

export async function proposeDishes(
  data: PromptData,
  { model, calls, log, catalogue, caller, seed, signal, onAccepted }: ProposalCall,
): Promise<Proposed> {
  const accepted: AcceptedDish[] = []
  let judgedCount = 0
  let refusals: AnswerRefusal[] = []
  let failure: FailureReason | undefined

  function judge(proposals: readonly Proposal[]): void {
    const wishes = leftOver(data, accepted)
    const judgment = judgeProposals(proposals, wishes, catalogue, seed + judgedCount, illustrationUrl)
    judgedCount += proposals.length
    refusals.push(...judgment.findings)
    for (const dish of judgment.accepted) {
      accepted.push(dish)
      onAccepted?.(dish, accepted)
    }
  }

  for (let call = 0; call < MAX_CALLS; call += 1) {
    const wishes = leftOver(data, accepted)
    if (wishes.sections.length === 0) break
    const prompt = promptOf(wishes, refusals)
    refusals = []
    try {
      const onDish = onAccepted && ((dish: Proposal) => judge([dish]))
      const dishes = await calls.run(caller, signal, () => askForDishes(model, prompt, signal, onDish))
      if (!onDish) judge(dishes)
      failure = undefined
      log.debug({ accepted: accepted.length, refused: refusals.map(({ code }) => code) }, 'proposals')
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

function leftOver(data: PromptData, accepted: readonly AcceptedDish[]): PromptData {
  const items = accepted.map(({ item }) => item)
  let room = MAX_DISHES
  const sections = data.sections.map((section): WantedSection => {
    const there = accepted.filter(({ sectionId }) => sectionId === idOfWanted(section)).length
    const count = Math.min(section.count - there, room)
    room -= count
    return { ...section, count }
  })
  return {
    ...data,
    sections: sections.filter(({ count }) => count > 0),
    menuItemIds: [...data.menuItemIds, ...items.map(({ id }) => id)],
    menuItemNames: [...data.menuItemNames, ...items.map(({ name }) => name)],
  }
}
