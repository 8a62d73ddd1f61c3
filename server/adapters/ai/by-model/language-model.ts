import type { Dish } from '#domain/catalogue/dish.ts'
import { wishesOf } from '#domain/generation/asks/asks-of.ts'
import type { MenuBrief } from '#domain/generation/brief/brief.ts'
import { type BriefMenu, composePlanned, planBrief } from '#domain/generation/brief/compose-brief.ts'
import { wantedOfBrief } from '#domain/generation/brief/fill-brief.ts'
import { kindRecord } from '#domain/generation/brief/kinds.ts'
import { idOnMenu } from '#domain/generation/brief/priced-menu.ts'
import { requestedCounts } from '#domain/generation/filters.ts'
import { composeMenu, houseStandardFor } from '#domain/generation/generate.ts'
import type { AcceptedDish } from '#domain/generation/proposals.ts'
import { refreshItem } from '#domain/generation/refresh.ts'
import { idOfWanted, nameOfWanted, type WantedSection } from '#domain/generation/wanted-section.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { dishImageUrl } from '#illustration/address.ts'
import { inTurns } from '../../../concurrency/in-turns.ts'
import type { ModelAdapterOptions } from '../models/model-calls.ts'
import { composingInput } from '../offline/composing-input.ts'
import type { GrowingSection, MenuGenerator, Request } from '../ports/menu-generator.ts'
import { menuNotice, refreshNotice, withNotice } from '../prompts/notices.ts'
import type { PromptData } from '../prompts/prompt.ts'
import { type ProposalCall, type Proposed, proposeDishes } from './propose-dishes.ts'

export interface LanguageModelOptions extends ModelAdapterOptions {
  readonly dishes: () => Promise<readonly Dish[]>
}

/** A person watches a progress bar no longer than this. */
const TIME_LIMIT_MS = 20_000

/** A refresh needs one dish; two more make a repair rare. */
const REFRESH_SPARE = 2

export function createLanguageModelGenerator(options: LanguageModelOptions): MenuGenerator {
  const { model, dishes, calls, log, timeLimitMs = TIME_LIMIT_MS } = options

  const propose = (
    data: PromptData,
    request: Request,
    catalogue: readonly Dish[],
    onAccepted?: ProposalCall['onAccepted'],
  ): Promise<Proposed> =>
    proposeDishes(data, {
      onAccepted,
      model,
      calls,
      log,
      catalogue,
      caller: request.caller,
      seed: request.seed,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeLimitMs)]),
    })

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
      const items = accepted.map(({ item }) => item)
      const input = composingInput(catalogue, { cuisineId: filters.cuisineId, season })
      const generated = await inTurns(composeMenu({ ...input, filters, seed, season, accepted: items }))
      const noted = generated.sections.map((section) => {
        const isAsked = sections.some(({ categoryId }) => categoryId === section.id)
        const proposed = section.items.filter(({ id }) => items.some((item) => item.id === id)).length
        const others = section.items.length - proposed
        return isAsked ? withNotice(section, { proposed, others }, failure) : section
      })
      return { ...generated, sections: noted }
    },

    async compose(request) {
      const catalogue = await dishes()
      const { brief, seed, season } = request
      const { cuisineId } = brief
      const input = { ...composingInput(catalogue, { cuisineId, season }), brief, seed, season }
      const { plan, refusal } = await inTurns(planBrief(input))
      if (refusal) return { refusal }
      const { sections, standing } = wantedOfBrief({ ...input, asked: plan.asked })
      const data: PromptData = {
        cuisineId,
        priceRange: plan.priceRange,
        dietaryOptions: brief.dietaryOptions,
        notes: wishesOf(brief),
        kind: kindRecord(brief.kind).says,
        voice: brief.voice,
        mustUse: brief.mustUse,
        sections,
        season,
        menuItemIds: standing.map(({ id }) => id),
        menuItemNames: standing.map(({ name }) => name),
        spare: 0,
      }
      const { onSection } = request
      const onAccepted: ProposalCall['onAccepted'] =
        onSection && (({ sectionId }, all) => onSection(grownSection(sectionId, all, sections, brief)))
      const { accepted, failure } = await propose(data, request, catalogue, onAccepted)
      const { menu, refusal: none } = await inTurns(composePlanned(input, plan, accepted))
      return none ? { refusal: none } : { menu: withOrigins(menu, { accepted, standing, failure }) }
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
      if (proposed) return { item: proposed.item }
      const item = refreshItem({ ...request, catalogue, pictureOf: dishImageUrl })
      return item ? { item, notice: refreshNotice(failure) } : {}
    },
  }
}

/** A composed menu that tells which of its dishes the model did not propose. What its owner keeps is nobody's proposal. */
function withOrigins(
  menu: BriefMenu,
  { accepted, standing, failure }: Proposed & { readonly standing: readonly Dish[] },
): BriefMenu {
  const isProposed = ({ id }: MenuItem) => accepted.some(({ item }) => item.id === id)
  const isKept = ({ id }: MenuItem) => standing.some((dish) => dish.id === id)
  if (!menu.sections.some(({ items }) => items.some(isProposed)))
    return { ...menu, remarks: [menuNotice(failure), ...menu.remarks] }
  const sections = menu.sections.map((section) => {
    const composed = section.items.filter((item) => !isKept(item))
    const proposed = composed.filter(isProposed).length
    return withNotice(section, { proposed, others: composed.length - proposed }, failure)
  })
  return { ...menu, sections }
}

function grownSection(
  sectionId: string,
  accepted: readonly AcceptedDish[],
  sections: readonly WantedSection[],
  brief: MenuBrief,
): GrowingSection {
  const own = accepted.filter((dish) => dish.sectionId === sectionId)
  const section = sections.find((one) => idOfWanted(one) === sectionId)
  return {
    id: idOnMenu(Number(sectionId), brief),
    name: section ? nameOfWanted(section) : '',
    dishes: own.map(({ item: { id, name, description } }) => ({ id, name, description })),
  }
}
