import { seasonOf } from '#domain/generation/choosing/season.ts'
import type { CoverageGap } from '#domain/insights/catalogue-audit/audit.ts'
import { draftOfProposal } from '#domain/insights/catalogue-audit/draft-of-proposal.ts'
import { type CuisineId, cuisines } from '#domain/reference/reference.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ModelAdapterOptions } from '../models/model-calls.ts'
import { describeFailure, type FailureReason, ModelFailure } from '../models/model-failure.ts'
import type { DishProposer, ProposalRequest } from '../ports/dish-proposer.ts'
import { askForDishes } from '../prompts/ask-for-dishes.ts'
import { clauseOf } from '../prompts/notices.ts'
import { promptOf } from '../prompts/prompt.ts'

export interface ModelProposerOptions extends ModelAdapterOptions {
  readonly clock: () => Date
}

/** A person waits, but for forty dishes instead of four. */
const TIME_LIMIT_MS = 60_000

/** A call asks for the dishes of one cuisine; the others come with the next request. */
const MAX_CUISINES = 4

/** Four sections of ten are what one answer has room for. */
const MAX_DISHES_A_SECTION = 10

/** A longer list is not read to its end. */
const MAX_PROPOSALS = 100

const MID_MARKET = 3

type Answer = { readonly drafts: readonly unknown[] } | { readonly failure: FailureReason }

/** Asks a language model for the dishes that are missing; each cuisine on its own. */
export function createModelProposer(options: ModelProposerOptions): DishProposer {
  const { model, calls, clock, log, timeLimitMs = TIME_LIMIT_MS } = options

  async function ask(
    cuisineId: CuisineId,
    gaps: readonly CoverageGap[],
    { catalogue, caller }: ProposalRequest,
    signal: AbortSignal,
  ): Promise<Answer> {
    const prompt = promptOf(
      {
        cuisineId,
        sections: gaps.map(({ categoryId, gap }) => ({
          categoryId,
          count: Math.min(gap, MAX_DISHES_A_SECTION),
        })),
        priceRange: MID_MARKET,
        dietaryOptions: [],
        season: seasonOf(clock()),
        menuItemIds: [],
        menuItemNames: namesToAvoid(cuisineId, gaps, catalogue),
        spare: 0,
      },
      [],
    )
    try {
      const proposals = await calls.run(caller, signal, () => askForDishes(model, prompt, signal))
      const read = proposals.slice(0, MAX_PROPOSALS)
      return { drafts: read.map((proposal) => draftOfProposal(proposal, cuisineId, catalogue)) }
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      log.warn(describeFailure(error), 'the language model proposed no dishes')
      return { failure: error.reason }
    }
  }

  return {
    async propose(request) {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeLimitMs)])
      const byCuisine = [...Map.groupBy(request.gaps, ({ cuisineId }) => cuisineId)]
      const asked = byCuisine.slice(0, MAX_CUISINES)
      const answers = await Promise.all(
        asked.map(([cuisineId, gaps]) => ask(cuisineId, gaps, request, signal)),
      )
      const drafts = answers.flatMap((answer) => ('drafts' in answer ? answer.drafts : []))
      const failures = answers.flatMap((answer) => ('failure' in answer ? answer.failure : []))
      const [failure] = failures
      if (failure && failures.length === answers.length)
        throw new AppError('no_proposals', { message: `${clauseOf(failure)}. Please try again later.` })
      const left = byCuisine.slice(MAX_CUISINES).map(([cuisineId]) => nameOf(cuisineId))
      return { drafts, note: noteOn(failure, left) }
    },
  }
}

/** All names of a cuisine; first those of the sections that are asked for, since a prompt has no room for all. */
function namesToAvoid(
  cuisineId: CuisineId,
  gaps: readonly CoverageGap[],
  catalogue: ProposalRequest['catalogue'],
): string[] {
  const asked = new Set(gaps.map(({ categoryId }) => categoryId))
  const own = catalogue.filter((dish) => dish.cuisineId === cuisineId)
  const isAsked = ({ categoryId }: (typeof own)[number]) => asked.has(categoryId)
  return [...own.filter(isAsked), ...own.filter((dish) => !isAsked(dish))].map(({ name }) => name)
}

const nameOf = (id: CuisineId): string => cuisines.find((cuisine) => cuisine.id === id)?.name ?? ''

function noteOn(failure: FailureReason | undefined, left: readonly string[]): string | undefined {
  const sentences = [
    ...(failure ? [`${clauseOf(failure)} for some of the cuisines.`] : []),
    ...(left.length > 0
      ? [`${new Intl.ListFormat('en').format(left)} come next: add these dishes first, then generate again.`]
      : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
