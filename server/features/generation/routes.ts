import { randomInt } from 'node:crypto'
import type { User } from '#contract/accounts/accounts.ts'
import { composeMenu, refreshWholeMenu } from '#contract/generating/composing.ts'
import { generateMenu, refreshMenuItem, type WishAnswer } from '#contract/generating/generation.ts'
import { specifiedGroup, specifiedItem } from '#contract/shared/specified-menu.ts'
import type { Dish } from '#domain/catalogue/dish.ts'
import { asksOf, wishesOf } from '#domain/generation/asks/asks-of.ts'
import { seasonInWords } from '#domain/generation/asks/season-words.ts'
import type { MenuBrief } from '#domain/generation/brief/brief.ts'
import { refreshMenu } from '#domain/generation/brief/refresh-menu.ts'
import { withUses } from '#domain/generation/brief/uses.ts'
import type { Likeness } from '#domain/generation/choosing/likenesses.ts'
import { hemisphereOf, seasonOf } from '#domain/generation/choosing/season.ts'
import type { GenerationFilters } from '#domain/generation/filters.ts'
import { standsForWish, unmetAfter } from '#domain/generation/refresh.ts'
import { impossibleWishes } from '#domain/generation/wishes/impossible-wishes.ts'
import { inOwnWords } from '#domain/generation/wishes/own-words.ts'
import { readWishes } from '#domain/generation/wishes/read-wishes.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { itemForPlan, menuForPlan } from '#domain/plans/output.ts'
import { type Plan, STRANGERS_PLAN } from '#domain/plans/plans.ts'
import { createCatalogueGenerator } from '../../adapters/ai/offline/catalogue.ts'
import { composingInput } from '../../adapters/ai/offline/composing-input.ts'
import type { Models } from '../../adapters/ai/ports/models.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import { inTurns } from '../../concurrency/in-turns.ts'
import type { Clock } from '../../db/database.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Api, HttpContext } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { admitToTrial } from '../../owners/trial.ts'
import type { Settings } from '../../settings/settings.ts'
import { createSectionStream } from './section-stream.ts'
import { inVoice } from './voices.ts'

/** Nobody's budget is counted under this name. */
const STRANGER = { id: '', plan: STRANGERS_PLAN }

const planOf = (user: User | null): Plan => user?.subscriptionPlan ?? STRANGERS_PLAN

const randomSeed = (): number => randomInt(2 ** 32)

export function mountGeneration(
  api: Api,
  { env, catalogue, menuGenerator, clock }: Settings & Catalogue & Pick<Models, 'menuGenerator'> & Clock,
): void {
  const catalogueGenerator = createCatalogueGenerator(catalogue.dishes)

  /** A stranger has no budget of a model: the catalogue answers alone. */
  const generatorFor = (user: User | null) => (user ? menuGenerator : catalogueGenerator)
  const asksAi = (user: User | null) => user !== null && env.ai !== undefined

  /** The season that was chosen or asked for in words, else the present one where the restaurant lies. */
  const seasonFor = ({ season, country, notes }: Pick<GenerationFilters, 'season' | 'country' | 'notes'>) =>
    season ?? seasonInWords(notes) ?? seasonOf(clock(), hemisphereOf(country))

  const circumstances = (
    c: HttpContext,
    user: User | null,
    where: Pick<GenerationFilters, 'season' | 'country' | 'notes'>,
  ) => ({
    caller: user ? { id: user.id, plan: user.subscriptionPlan } : STRANGER,
    season: seasonFor(where),
    signal: c.req.raw.signal,
  })

  mount(api, generateMenu, async ({ c, user, body: filters }) => {
    admitToTrial(user, env)
    refuseImpossible(filters)
    const seed = filters.seed ?? randomSeed()
    const { sections, remarks } = await generatorFor(user).generate({
      ...circumstances(c, user, filters),
      filters,
      seed,
    })
    if (sections.every(({ items }) => items.length === 0))
      throw new AppError('impossible_wishes', { message: nothingFits(sections) })
    // The catalogue and the bands of its prices are in US dollars.
    const voiced = await inVoice(catalogue, sections, { voice: filters.voice, seed })
    const menu = menuForPlan(newMenu(voiced), planOf(user))
    const [first, ...others] = menu.sections.map((section) => specifiedGroup(section, menu))
    return first
      ? [
          { ...first, wishes: wishAnswer(heard(filters, await catalogue.dishes()), asksAi(user), remarks) },
          ...others,
        ]
      : []
  })

  mount(api, composeMenu, async ({ c, user, body, tell }) => {
    admitToTrial(user, env)
    const brief = withUses(body)
    refuseImpossible({ ...brief, notes: wishesOf(brief) })
    const seed = brief.seed ?? randomSeed()
    const stream = tell && createSectionStream(tell)
    const { menu, refusal } = await generatorFor(user).compose({
      ...circumstances(c, user, brief),
      brief,
      seed,
      ...(stream && { onSection: stream.grown }),
    })
    if (refusal) throw new AppError(refusal.code, { message: refusal.sentence })
    const voiced = await inVoice(catalogue, menu.sections, { voice: brief.voice, seed })
    const { sections } = menuForPlan(newMenu(voiced), planOf(user))
    stream?.composed(sections)
    const { estimate, priceRange } = menu
    return {
      sections,
      estimate,
      priceRange,
      wishes: answerTo(heard(brief, await catalogue.dishes()), asksAi(user), menu.remarks),
    }
  })

  mount(api, refreshWholeMenu, async ({ user, body }) => {
    admitToTrial(user, env)
    refuseImpossible(body)
    const { sections, currency, seed = randomSeed(), ...wishes } = body
    const season = seasonFor(body)
    const menu = newMenu(sections, currency)
    const refreshing = refreshMenu({
      ...composingInput(await catalogue.dishes(), { cuisineId: body.cuisineId, season }),
      menu,
      locked: body.locked,
      wishes,
      priceRange: body.priceRange,
      season,
      seed,
    })
    const refreshed = await inTurns(refreshing)
    // What the owner has stays as it is; only what comes new is reduced to what the plan has.
    const present = new Set(sections.flatMap(({ items }) => items))
    const isNew = (item: MenuItem) => !present.has(item)
    const voicing = { voice: body.voice, seed, company: [...present] }
    const voiced = await inVoice(catalogue, refreshed.sections, voicing, isNew)
    return {
      sections: voiced.map((section) => ({
        ...section,
        items: section.items.map((item) => (isNew(item) ? itemForPlan(item, planOf(user)) : item)),
      })),
      exchanged: refreshed.exchanged,
      wishes: answerTo(heard(body, await catalogue.dishes()), false, refreshed.remarks),
    }
  })

  mount(api, refreshMenuItem, async ({ c, user, body }) => {
    admitToTrial(user, env)
    const generator = body.useAI && !body.like ? generatorFor(user) : catalogueGenerator
    const seed = randomSeed()
    const request = {
      ...body,
      ...circumstances(c, user, body),
      menuItemIds: [...body.menuItemIds, body.itemId],
      seed,
    }
    const { item, notice } = await generator.refresh(request)
    if (!item) {
      const wish = standsForWish({ ...request, catalogue: await catalogue.dishes() })
      throw new AppError('no_other_dish', noneFor(wish) ?? noneLike(body.like, body.original?.name))
    }
    const section = { id: body.categoryId, name: '', items: [item] }
    const company = body.original ? [{ id: body.itemId, ...body.original }] : []
    const [voiced = section] = await inVoice(catalogue, [section], { voice: body.voice, seed, company })
    const [worded = item] = voiced.items
    const dishes = await catalogue.dishes()
    const unmet = unmetAfter({ ...request, catalogue: dishes }, item)
    return {
      ...specifiedItem(itemForPlan(worded, planOf(user)), newMenu()),
      notice,
      wishes: wishAnswer(heard(body, dishes), body.useAI && asksAi(user), unmet),
    }
  })
}

/** @throws {AppError} `impossible_wishes`, which says what no dish can be at once */
function refuseImpossible(wishes: Parameters<typeof impossibleWishes>[0]): void {
  const message = impossibleWishes(wishes)
  if (message) throw new AppError('impossible_wishes', { message })
}

/** What is said where a dish was asked for and no other one is it. */
const noneFor = (wish: string | undefined) =>
  wish === undefined
    ? undefined
    : {
        message: `You asked for “${wish}”, and no other dish is that. Take it out of your requests to exchange it.`,
      }

/** What is said where no dish is like one; nothing where any other dish would do. */
const noneLike = (like: Likeness | undefined, name = 'it') =>
  like && { message: `There is no ${like} dish left like ${name} that fits this menu.` }

function nothingFits([first, ...others]: readonly Section[]): string {
  const sentences = [
    first?.shortfall?.reason,
    others.length > 0 && 'The other sections would be empty as well.',
    'Change one of your requests.',
  ]
  return sentences.filter(Boolean).join(' ')
}

/** Wishes in words: those for something, and the rest, of what may not be. */
interface HeardWishes {
  /** As they were written. */
  readonly notes: string | undefined
  readonly asked: readonly string[]
  readonly left: string | undefined
}

function heard(
  wishes: Pick<MenuBrief, 'cuisineId' | 'notes'> & Partial<Pick<MenuBrief, 'leaveOut'>>,
  dishes: readonly Dish[],
): HeardWishes {
  const { understood, rest } = asksOf(wishes, dishes)
  return { notes: wishesOf(wishes), asked: understood, left: rest }
}

/** Undefined where there were no wishes in words, and nothing of the menu is to be said. */
const wishAnswer = (
  wishes: HeardWishes,
  asksAi: boolean,
  onMenu: readonly string[] = [],
): WishAnswer | undefined =>
  wishes.notes === undefined && onMenu.length === 0 ? undefined : answerTo(wishes, asksAi, onMenu)

function answerTo(
  { asked, left, notes }: HeardWishes,
  asksAi: boolean,
  onMenu: readonly string[],
): WishAnswer {
  const { understood, remarks, notUnderstood: unread } = readWishes(left)
  const notUnderstood = inOwnWords(unread, notes)
  return {
    understood: [...asked, ...understood],
    remarks: [...remarks, ...onMenu],
    notUnderstood: asksAi ? [] : notUnderstood,
    leftToAi: asksAi ? notUnderstood : [],
  }
}
