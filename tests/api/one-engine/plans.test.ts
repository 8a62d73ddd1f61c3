import { beforeAll, describe, expect, it } from 'vitest'
import { currentUser } from '#contract/accounts/accounts.ts'
import { cancelSubscription, readSubscription } from '#contract/accounts/billing.ts'
import { createKey } from '#contract/accounts/keys.ts'
import { invitePerson } from '#contract/accounts/people.ts'
import { copyImage, uploadImage } from '#contract/accounts/uploads.ts'
import { generateMenu, refreshMenuItem } from '#contract/generating/generation.ts'
import {
  readOptimization,
  readRecommendations,
  reviewOptimization,
  reviewRecommendations,
  rewriteDescriptions,
} from '#contract/generating/insights.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  listSavedMenus,
  readSavedMenu,
  savedMenuPdf,
  savedMenuPng,
  shareSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { typesetPages, typesetPdf, typesetPng, typesetThumbnail } from '#contract/menus/typesetting.ts'
import { createBoard } from '#contract/restaurant/boards.ts'
import { countGuests, exportGuestCounts, readGuestCounts } from '#contract/restaurant/guest-counts.ts'
import { createPlannedPrices } from '#contract/restaurant/planned-prices.ts'
import { createRestaurant, listRestaurants, updateRestaurant } from '#contract/restaurant/restaurants.ts'
import { createSpecial } from '#contract/restaurant/specials.ts'
import { createWebhook } from '#contract/restaurant/webhooks.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { SpecifiedGroup } from '#contract/shared/specified-menu.ts'
import type { SubscriptionState } from '#domain/billing/subscription.ts'
import { type Design, defaultDesign } from '#domain/design/settings.ts'
import { type ProfessionalTemplateKey, templates } from '#domain/design/templates.ts'
import { textures } from '#domain/design/textures.ts'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { mapItems } from '#domain/menu/model/walk.ts'
import { type Plan, type PlanFeature, planFeatures, plans } from '#domain/plans/plans.ts'
import { buildContent, buildSavePayload } from '../../builders/build-menu.ts'
import { buildClock } from '../../builders/test-clock.ts'
import { tries } from '../../support/depth.ts'
import { inTurn } from '../../support/in-turn.ts'
import { subscribe } from '../../support/subscriber.ts'
import type { TestClient } from '../../support/test-client.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

const clock = buildClock()

/** Everything that an account can be, with what it must be given, and how it came to be so. */
const states = {
  Basic: { plan: 'basic', state: 'none', begin: async () => {} },
  Professional: { plan: 'professional', state: 'active', begin: (client) => subscribe(client) },
  'cancelled but paid': { plan: 'professional', state: 'active', begin: cancelled },
  'past due': {
    plan: 'professional',
    state: 'past_due',
    begin: (client) => subscribe(client, 'renewal_fails'),
  },
  'expired after a cancellation': { plan: 'basic', state: 'expired', begin: cancelled },
  'expired after the grace': {
    plan: 'basic',
    state: 'expired',
    begin: (client) => subscribe(client, 'renewal_fails'),
  },
} as const satisfies Record<
  string,
  { plan: Plan; state: SubscriptionState; begin: (client: TestClient) => Promise<void> }
>

type State = keyof typeof states
const stateNames = Object.keys(states) as State[]

/** On which day each of them begins, so that on the last day all of them are what they are called. */
const beginnings: readonly (readonly [day: number, State])[] = [
  [0, 'expired after a cancellation'],
  [0, 'expired after the grace'],
  [10, 'past due'],
  [15, 'cancelled but paid'],
  [40, 'Professional'],
  [42, 'Basic'],
]

async function cancelled(client: TestClient): Promise<void> {
  await subscribe(client)
  await client.call(cancelSubscription, {})
}

/** A menu that asks for nothing that a plan may lack. */
const design: Design = { ...defaultDesign, hideWatermark: false }
const plain = { content: buildContent({ items: 4 }), design, templateId: 1 }

const taggedContent = mapItems(plain.content, (item) => stateClaims(item, { confirmed: [1, 2] }))

/** Each template of the Professional plan. */
const templateWishes = Object.fromEntries(
  templates
    .filter(({ plan }) => plan === 'professional')
    .map(({ id, key }) => [`template:${key}`, { ...plain, templateId: id }]),
) as Record<`template:${ProfessionalTemplateKey}`, typeof plain>

/** The same menu, asking for one thing that is only for some: its pages must differ, or must not. */
const wishes = {
  ...templateWishes,
  'feature:removeWatermark': { ...plain, design: { ...design, hideWatermark: true } },
  'feature:customBackground': {
    ...plain,
    design: { ...design, useCustomBackground: true, backgroundImage: textures[0]?.key ?? '' },
  },
  'feature:dietaryIndicators': { ...plain, content: taggedContent },
  'feature:advancedLayout': { ...plain, design: { ...design, pageSize: 'a4' as const } },
} as const satisfies Partial<Record<PlanFeature, typeof plain>>

type Wish = keyof typeof wishes
type Menu = (typeof wishes)[Wish] | typeof plain

/** Everywhere that pages come out, as bytes or words that can be compared. */
const outputs: Readonly<
  Record<string, { shows(wish: Wish): boolean; of(owner: Owner, menu: Menu): Promise<string> }>
> = {
  'the preview': {
    shows: () => true,
    of: async ({ client }, body) => (await client.call(typesetPages, { body })).pdf,
  },
  'the PDF': {
    shows: () => true,
    of: async ({ client }, body) => bytesOf(await client.call(typesetPdf, { body })),
  },
  'the picture': {
    shows: () => true,
    of: async ({ client }, body) => bytesOf(await client.call(typesetPng, { body: { ...body, page: 1 } })),
  },
  'the thumbnail': {
    // A look at any template is free: it is too small to print.
    shows: (wish) => !wish.startsWith('template:'),
    of: async ({ client }, body) => bytesOf(await client.call(typesetThumbnail, { body })),
  },
  'the PDF of the saved menu': {
    shows: () => true,
    of: (owner, menu) =>
      owner.withSaved(menu, async (id) => bytesOf(await owner.client.call(savedMenuPdf, { params: { id } }))),
  },
  'the picture of the saved menu': {
    shows: () => true,
    of: (owner, menu) =>
      owner.withSaved(menu, async (id) =>
        bytesOf(await owner.client.call(savedMenuPng, { params: { id }, query: { page: 1 } })),
      ),
  },
  "the page that the owner's guests read": {
    // A screen has no sheets of paper.
    shows: (wish) => wish !== 'feature:advancedLayout',
    of: (owner, menu) =>
      owner.withSaved(menu, async (id) => {
        await owner.client.call(shareSavedMenu, { params: { id } })
        const page = await owner.guest.fetch(`/menu-viewer/${id}`)
        // When it was saved has nothing to do with a plan.
        return (await page.text()).replaceAll(id, 'id').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
      }),
  },
}

/**
 * The wishes that an output can show, in turn: over all states each output meets each of them once, and each
 * state meets each output. What a plan makes of a wish is decided in one place (`outputForPlan`).
 */
function wishFor(output: string, turn: number): Wish {
  const shown = (Object.keys(wishes) as Wish[]).filter((wish) => outputs[output]?.shows(wish))
  return shown[turn % shown.length] as Wish
}

const bytesOf = async (file: File): Promise<string> =>
  Buffer.from(await file.arrayBuffer()).toString('base64')

interface Owner {
  readonly client: TestClient
  readonly guest: TestClient
  /** Works on a saved menu: one of the better days, or one that is saved for the purpose. */
  withSaved<T>(menu: Menu, work: (id: string) => Promise<T>): Promise<T>
}

/** A call that is answered 402 with the feature's name, or is not. */
const refused =
  (endpoint: Endpoint, input: object = {}) =>
  async ({ client }: Owner, feature: PlanFeature): Promise<boolean> => {
    const response = await client.send(endpoint, input)
    if (response.status !== 402) return false
    expect(await response.json()).toMatchObject({ code: 'plan_limit', details: { feature } })
    return true
  }

const tagsOf = (groups: readonly SpecifiedGroup[]): number[] =>
  groups.flatMap(({ items }) =>
    items.flatMap((item) => [
      ...item.dietaryOptions,
      ...item.dietaryDetails.map(({ id }) => id),
      ...(item.isVegan || item.isVegetarian || item.isGlutenFree ? [0] : []),
    ]),
  )

const { id: _, ...profile } = defaultRestaurant
const picture = new File([new Uint8Array([1, 2, 3])], 'picture.png', { type: 'image/png' })
const cuisine = { cuisineId: 4, dietaryOptions: [1], itemsPerCategoryCustom: { 1: 3 }, seed: 5 }
const place = { itemId: 9001, cuisineId: 4, categoryId: 1, dietaryOptions: [1] }

const someDays = { from: '2026-01-01', until: '2026-01-07' }
const nextCentury = { timeZone: 'Europe/Paris', from: '2126-01-01T17:00', until: '2126-01-02T02:00' }

/** Every other way to a feature; each answers whether the way was closed. */
const ways: Readonly<
  Partial<Record<PlanFeature, Record<string, (owner: Owner, feature: PlanFeature) => Promise<boolean>>>>
> = {
  unlimited_menus: { 'a fourth menu': refused(createSavedMenu, { body: buildSavePayload() }) },
  multiple_restaurants: { 'a second restaurant': refused(createRestaurant, { body: profile }) },
  trend_recommendations: {
    'recommendations for a stored menu': refused(readRecommendations),
    'recommendations for a menu at hand': refused(reviewRecommendations, {
      body: { content: plain.content },
    }),
    'rewritten descriptions': refused(rewriteDescriptions, {
      body: { content: plain.content, places: [{ sectionId: 1, itemId: 9001 }] },
    }),
  },
  price_optimization: {
    'the optimisation of a stored menu': refused(readOptimization),
    'the optimisation of a menu at hand': refused(reviewOptimization, { body: { content: plain.content } }),
  },
  'feature:customBackground': {
    'the upload of a background': refused(uploadImage, { upload: { file: picture, purpose: 'background' } }),
    'a background from the web': refused(copyImage, {
      body: { address: 'http://127.0.0.1/picture.png', purpose: 'background' },
    }),
  },
  'feature:boards': {
    'the making of a board': refused(createBoard, {
      params: { id: 'any' },
      body: { name: 'bar', board: { title: 'Bar' } },
    }),
  },
  'feature:guestCounts': {
    'what guests opened': refused(readGuestCounts, { params: { restaurantId: 'any' }, query: someDays }),
    'the same as a table': refused(exportGuestCounts, { params: { restaurantId: 'any' }, query: someDays }),
    'the switch': refused(countGuests, { params: { restaurantId: 'any' }, body: { isCounting: true } }),
  },
  'feature:plannedPrices': {
    'prices from a moment': refused(createPlannedPrices, {
      body: {
        menuId: 'any',
        plan: { ...nextCentury, name: 'Later', changes: [{ itemId: 1, priceId: 'p1', amount: 900 }] },
      },
    }),
  },
  'feature:scheduledSpecials': {
    'a special of another day': (owner, feature) =>
      owner.withSaved(plain, (menuId) =>
        refused(createSpecial, { body: { ...nextCentury, menuId, name: 'Osso buco' } })(owner, feature),
      ),
  },
  'feature:webhooks': {
    'an address that is told': refused(createWebhook, {
      params: { restaurantId: 'any' },
      body: { url: 'https://example.com/told' },
    }),
  },
  'feature:keys': { 'a key for a program': refused(createKey, { body: { name: 'Till' } }) },
  'feature:people': { 'an invitation': refused(invitePerson, { body: { role: 'chef' } }) },
  'feature:allergenSheets': {
    'the allergen matrix': refused(typesetPdf, {
      body: { ...plain, edition: { kind: 'allergen-matrix' } },
    }),
    'the report of preflight': refused(typesetPages, {
      body: { ...plain, edition: { kind: 'preflight-report' } },
    }),
    'the staff sheet': refused(typesetPages, { body: { ...plain, edition: { kind: 'staff-sheet' } } }),
  },
  'feature:dietaryIndicators': {
    'generated menus': async ({ client }) =>
      tagsOf(await client.call(generateMenu, { body: cuisine })).length === 0,
    'refreshed dishes': async ({ client }) => {
      const item = await client.call(refreshMenuItem, { body: place })
      return tagsOf([{ category: { id: 1, name: '' }, items: [item] }]).length === 0
    },
  },
}

describe.skipIf(!hasEngine)('what each plan may do', () => {
  const server = useTestServer({}, { clock: clock.now })
  const owners = new Map<State, Owner>()

  beforeAll(async () => {
    let today = 0
    for (const [day, state] of beginnings) {
      clock.passDays(day - today)
      today = day
      owners.set(state, await begin(state))
    }
  }, 120_000)

  async function begin(state: State): Promise<Owner> {
    const client = server().client()
    await client.register(`owner-${crypto.randomUUID()}`)
    await states[state].begin(client)
    await client.call(createRestaurant, { body: profile })
    const save = async (menu: Menu) =>
      (await client.call(createSavedMenu, { body: { ...buildSavePayload(), ...menu } })).id
    const kept = new Map<Menu, string>()
    const isProfessional = (await client.call(currentUser, {})).subscriptionPlan === 'professional'
    const menus = isProfessional ? [plain, ...Object.values(wishes)] : [plain, plain]
    for (const menu of menus) kept.set(menu, await save(menu))
    return {
      client,
      guest: server().client(),
      async withSaved(menu, work) {
        const keptId = kept.get(menu)
        if (keptId) return work(keptId)
        const id = await save(menu)
        return work(id).finally(() => client.call(deleteSavedMenu, { params: { id } }))
      },
    }
  }

  const ownerIn = (state: State): Owner => {
    const owner = owners.get(state)
    if (!owner) throw new Error(`Nobody is ${state}`)
    return owner
  }

  it('is tried for every feature of the table', () => {
    const tried = new Set([...Object.keys(wishes), ...Object.keys(ways)])
    expect([...tried].sort()).toEqual(Object.keys(planFeatures).sort())
  })

  describe.each(stateNames.map((state, index) => [state, index] as const))('%s', (state, index) => {
    const { plan } = states[state]
    const has = (feature: PlanFeature) => plans[plan].features.has(feature)

    it('is what it is called', async () => {
      const { client } = ownerIn(state)
      expect(await client.call(readSubscription, {})).toMatchObject({ plan, status: states[state].state })
      expect((await client.call(currentUser, {})).subscriptionPlan).toBe(plan)
    })

    const asked = Object.keys(outputs).map((name, turn) => [name, wishFor(name, turn + index)] as const)
    it.each(inTurn(asked, index, tries(asked.length)))(
      'gets what it may have in %s: %s',
      async (name, wish) => {
        const output = outputs[name]
        if (!output) throw new Error(name)
        const owner = ownerIn(state)
        const isGiven = (await output.of(owner, wishes[wish])) !== (await output.of(owner, plain))
        expect(isGiven).toBe(has(wish))
      },
    )

    it.each(Object.keys(ways) as PlanFeature[])(
      'finds the ways to %s as open as its plan',
      async (feature) => {
        const owner = ownerIn(state)
        // A Basic owner has room for one more menu until it is taken.
        if (feature === 'unlimited_menus' && state === 'Basic') {
          await owner.client.call(createSavedMenu, { body: buildSavePayload() })
        }
        for (const [name, isClosed] of Object.entries(ways[feature] ?? {})) {
          expect(await isClosed(owner, feature), `${name} refused`).toBe(!has(feature))
        }
      },
    )

    it('reads, shares, saves again and deletes what it has, whatever its plan has become', async () => {
      const { client } = ownerIn(state)
      const before = await client.call(listSavedMenus, {})
      const params = { id: before.at(-1)?.id ?? '' }
      const { version } = await client.call(readSavedMenu, { params })
      await client.call(updateSavedMenu, {
        params,
        body: { ...buildSavePayload({ name: 'Later' }), version },
      })
      await client.call(shareSavedMenu, { params })
      await client.call(deleteSavedMenu, { params })
      expect(await client.call(listSavedMenus, {})).toHaveLength(before.length - 1)
      for (const { id } of await client.call(listRestaurants, {})) {
        await client.call(updateRestaurant, { params: { id }, body: profile })
      }
    })
  })
})
