import fc from 'fast-check'
import { createPalette, deletePalette } from '#contract/accounts/palettes.ts'
import { deleteDraft, writeDraft } from '#contract/menus/drafts.ts'
import { deleteBinnedMenu, emptyBin, restoreSavedMenu } from '#contract/menus/kept-menus.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  renameSavedMenu,
  shareSavedMenu,
  updateSavedMenu,
  withdrawSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { createRestaurant, deleteRestaurant, updateRestaurant } from '#contract/restaurant/restaurants.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { BASIC_SAVED_MENU_LIMIT } from '#domain/plans/plans.ts'
import { buildContent, buildSavePayload } from '../../tests/builders/build-menu.ts'
import type { Visitor } from './visitor.ts'
import type { World } from './world.ts'

/** What must be there after what was done. */
interface Model {
  readonly menus: Map<string, MenuThing>
  /** As they were when they were deleted. */
  readonly binned: Map<string, MenuThing>
  /** Versions by piece of work. */
  readonly drafts: Map<string, number>
  readonly restaurants: Map<string, string>
  readonly palettes: Map<string, string>
}

interface MenuThing {
  readonly version: number
  readonly name: string
  readonly title: string
  readonly isShared: boolean
  readonly links: readonly string[]
}

interface Real {
  readonly owner: Visitor
  readonly guest: Visitor
}

type Thing = Readonly<Record<string, unknown>>

interface Done {
  readonly status: number
  readonly answer: Thing
}

async function make(visitor: Visitor, { method, path }: Endpoint, id = '', body?: unknown): Promise<Done> {
  const sent = await visitor.send({
    method: method.toUpperCase(),
    path: path.replace('{id}', id),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
  })
  return { status: sent.status, answer: sent.body.length > 0 ? JSON.parse(String(sent.body)) : {} }
}

async function list(visitor: Visitor, name: string): Promise<Thing[]> {
  const { body } = await visitor.send({ method: 'GET', path: `/api/${name}`, headers: {} })
  return JSON.parse(String(body)) as Thing[]
}

function must(isTrue: boolean, claim: string, seen: unknown): void {
  if (!isTrue) throw new Error(`${claim}: ${JSON.stringify(seen).slice(0, 300)}`)
}

type Act = (model: Model, real: Real) => Promise<void>

const command = (name: string, act: Act): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  run: act,
  toString: () => name,
})

/** One of those there are; now and then one that has never been. */
function pickOf<T>(
  things: ReadonlyMap<string, T>,
  pick: number,
): readonly [id: string, thing: T | undefined] {
  const id = [...things.keys()][pick % (things.size + 1)]
  return id === undefined ? ['never-there', undefined] : [id, things.get(id)]
}

const saveMenu = (name: string) =>
  command(`save "${name}"`, async ({ menus }, { owner }) => {
    const { status, answer } = await make(owner, createSavedMenu, '', { ...buildSavePayload(), name })
    if (menus.size >= BASIC_SAVED_MENU_LIMIT) return must(status === 402, 'There is no room', answer)
    must(status === 201 && answer.version === 1, 'A menu is saved', answer)
    menus.set(String(answer.id), { version: 1, name, title: '', isShared: false, links: [] })
  })

const saveAgain = (pick: number, name: string, behind: number) =>
  command(`save menu ${pick} again as "${name}", ${behind} versions behind`, async ({ menus }, { owner }) => {
    const [id, menu] = pickOf(menus, pick)
    const version = Math.max(1, (menu?.version ?? 1) - behind)
    const done = await make(owner, updateSavedMenu, id, { ...buildSavePayload(), name, version })
    if (!menu) return must(done.status === 404, 'There is no such menu', done)
    if (version !== menu.version) return must(done.status === 409, 'An old version is refused', done)
    must(done.status === 200 && done.answer.version === version + 1, 'A menu is saved again', done)
    menus.set(id, { ...menu, name, title: '', version: version + 1 })
  })

const share = (pick: number, isShared: boolean) =>
  command(`${isShared ? 'share' : 'withdraw'} menu ${pick}`, async ({ menus }, { owner, guest }) => {
    const [id, menu] = pickOf(menus, pick)
    const { status, answer } = await make(owner, isShared ? shareSavedMenu : withdrawSavedMenu, id)
    must(status === (menu ? (isShared ? 200 : 204) : 404), 'A menu is shared or withdrawn', status)
    const link = menu && isShared ? new URL(String(answer.url)).pathname : undefined
    const former = menu?.links ?? []
    const isKnown = link !== undefined && former.includes(link)
    must(!isKnown || (menu?.isShared ?? false), 'A withdrawn link is never given again', link)
    if (menu) menus.set(id, { ...menu, isShared, links: link && !isKnown ? [...former, link] : former })
    for (const path of new Set([`/menu-viewer/${id}`, ...former, ...(link ? [link] : [])])) {
      const viewed = await guest.send({ method: 'GET', path, headers: {} })
      must(viewed.status === (path === link ? 200 : 404), 'Guests see what is shared', [path, viewed.status])
    }
  })

const rename = (pick: number, title: string) =>
  command(`rename menu ${pick} to "${title}"`, async ({ menus }, { owner }) => {
    const [id, menu] = pickOf(menus, pick)
    const { status, answer } = await make(owner, renameSavedMenu, id, { title })
    if (!menu) return must(status === 404, 'There is no such menu', status)
    const version = menu.version + (title === menu.title ? 0 : 1)
    must(status === 200 && answer.version === version && answer.title === title, 'A menu is renamed', answer)
    menus.set(id, { ...menu, title, version })
  })

const putIntoBin = (pick: number) =>
  command(`delete menu ${pick}`, async ({ menus, binned }, { owner, guest }) => {
    const [id, menu] = pickOf(menus, pick)
    const { status } = await make(owner, deleteSavedMenu, id)
    must(status === (menu ? 204 : 404), 'A menu is deleted once', status)
    if (!menu) return
    menus.delete(id)
    binned.set(id, { ...menu, isShared: false })
    for (const path of [`/menu-viewer/${id}`, ...menu.links]) {
      const viewed = await guest.send({ method: 'GET', path, headers: {} })
      must(viewed.status === 404, 'Nobody sees what is in the bin', [path, viewed.status])
    }
  })

const restore = (pick: number) =>
  command(`restore menu ${pick}`, async ({ menus, binned }, { owner }) => {
    const [id, menu] = pickOf(binned, pick)
    const { status, answer } = await make(owner, restoreSavedMenu, id)
    if (!menu) return must(status === 404, 'There is no such menu', status)
    if (menus.size >= BASIC_SAVED_MENU_LIMIT) return must(status === 402, 'There is no room', status)
    const isAsBefore = menu.version === 0 || answer.version === menu.version
    must(status === 200 && isAsBefore, 'A menu is restored as it was', answer)
    binned.delete(id)
    menus.set(id, { ...menu, version: Number(answer.version) })
  })

const emptyTheBin = command('empty the bin', async ({ binned }, { owner }) => {
  const { status } = await make(owner, emptyBin)
  must(status === 204, 'The bin is emptied', status)
  binned.clear()
})

const remove = <T>(name: string, endpoint: Endpoint, pick: number, of: (model: Model) => Map<string, T>) =>
  command(`delete ${name} ${pick}`, async (model, { owner }) => {
    const [id, thing] = pickOf(of(model), pick)
    const { status } = await make(owner, endpoint, id)
    must(status === (thing === undefined ? 404 : 204), `A ${name} is deleted once`, status)
    of(model).delete(id)
  })

const keepDraft = (work: number, behind: number | undefined) =>
  command(
    `keep draft ${work}, ${behind ?? 'any number of'} versions behind`,
    async ({ drafts }, { owner }) => {
      const workId = `work-${work}`
      const kept = drafts.get(workId)
      const version = behind === undefined ? undefined : Math.max(0, (kept ?? 0) - behind)
      const draft = {
        content: buildContent({ items: 1 }),
        design: defaultDesign,
        step: 'builder',
        workId,
        version,
      }
      const done = await make(owner, writeDraft, '', draft)
      const isTaken = kept !== undefined && version !== undefined && kept !== version
      if (isTaken) return must(done.status === 409, 'An old draft is refused', done)
      must(done.status === 200 && done.answer.version === (kept ?? version ?? 0) + 1, 'A draft is kept', done)
      drafts.set(workId, Number(done.answer.version))
    },
  )

const forgetDraft = (work: number) =>
  command(`forget draft ${work}`, async ({ drafts }, { owner }) => {
    const path = `${deleteDraft.path}?workId=work-${work}`
    const { status } = await make(owner, { ...deleteDraft, path })
    must(status === 204, 'A draft is forgotten', status)
    drafts.delete(`work-${work}`)
  })

const profileOf = (name: string) => ({ ...defaultRestaurant, id: undefined, name })

const addRestaurant = (name: string) =>
  command(`add restaurant "${name}"`, async ({ restaurants }, { owner }) => {
    const { status, answer } = await make(owner, createRestaurant, '', profileOf(name))
    if (restaurants.size > 0) return must(status === 402, 'Basic has one restaurant', answer)
    must(status === 201, 'A restaurant is added', answer)
    restaurants.set(String(answer.id), name)
  })

const changeRestaurant = (pick: number, name: string) =>
  command(`change restaurant ${pick} to "${name}"`, async ({ restaurants }, { owner }) => {
    const [id, restaurant] = pickOf(restaurants, pick)
    const { status } = await make(owner, updateRestaurant, id, profileOf(name))
    must(status === (restaurant === undefined ? 404 : 200), 'A restaurant is changed', status)
    if (restaurant !== undefined) restaurants.set(id, name)
  })

const removeRestaurant = (pick: number) =>
  command(`delete restaurant ${pick}`, async ({ restaurants }, { owner }) => {
    const [id, restaurant] = pickOf(restaurants, pick)
    const isOpen = (await list(owner, 'restaurant-pages')).some(
      (page) => page.restaurantId === id && page.isOpen,
    )
    const { status } = await make(owner, deleteRestaurant, id)
    must(
      status === (restaurant === undefined ? 404 : isOpen ? 409 : 204),
      'A restaurant is deleted once, and not while its page is open',
      status,
    )
    if (!isOpen) restaurants.delete(id)
  })

const colors = { primaryColor: '#123456', secondaryColor: '#ffffff', accentColor: '#654321' }

const addPalette = (name: string) =>
  command(`add palette "${name}"`, async ({ palettes }, { owner }) => {
    const { status, answer } = await make(owner, createPalette, '', { ...colors, name })
    must(status === 201, 'A palette is added', answer)
    palettes.set(String(answer.id), name)
  })

const look = command('look', async (model, { owner }) => {
  const modelled = stateOf(model)
  const found = stateOf(await modelOf(owner))
  must(modelled === found, `What is there is what was done, ${modelled}`, found)
})

async function modelOf(owner: Visitor): Promise<Model> {
  const [menus, bin, drafts, restaurants, palettes] = await Promise.all(
    ['saved-menus', 'bin', 'drafts', 'restaurants', 'palettes'].map((name) => list(owner, name)),
  )
  const named = (things: readonly Thing[] = []) =>
    new Map(things.map(({ id, name }) => [String(id), String(name)]))
  const menuOf = ({ id, version = 0, name, title, sharedAt = null }: Thing): [string, MenuThing] => [
    String(id),
    {
      version: Number(version),
      name: String(name),
      title: String(title),
      isShared: sharedAt !== null,
      links: [],
    },
  ]
  return {
    menus: new Map(menus?.map(menuOf)),
    // No list says which version a menu of the bin has.
    binned: new Map(bin?.map(menuOf)),
    drafts: new Map(drafts?.map(({ workId, version }) => [String(workId), Number(version)])),
    restaurants: named(restaurants),
    palettes: named(palettes),
  }
}

/** Former links are in no list, and the bin lists names. */
const stateOf = ({ binned, ...model }: Model): string =>
  JSON.stringify(
    [
      new Map(Array.from(binned, ([id, { name, title }]) => [id, { name, title }])),
      ...Object.values(model),
    ].map((things: Map<string, unknown>) => [...things].toSorted()),
    (key, value) => (key === 'links' ? undefined : value),
  )

const picks = fc.nat({ max: 6 })
const names = fc.constantFrom('Bistro', 'Osteria', 'Bistro', 'Ō', '"; drop', '🍕')

const commands = fc.commands(
  [
    names.map(saveMenu),
    fc.tuple(picks, names, fc.nat({ max: 2 })).map((from) => saveAgain(...from)),
    fc.tuple(picks, fc.boolean()).map((from) => share(...from)),
    fc.tuple(picks, fc.constantFrom('', 'Dinner', '晚餐')).map((from) => rename(...from)),
    picks.map(putIntoBin),
    picks.map(restore),
    picks.map((pick) => remove('menu of the bin', deleteBinnedMenu, pick, ({ binned }) => binned)),
    fc.constant(emptyTheBin),
    fc
      .tuple(fc.nat({ max: 7 }), fc.option(fc.nat({ max: 2 }), { nil: undefined }))
      .map((from) => keepDraft(...from)),
    fc.nat({ max: 7 }).map(forgetDraft),
    names.map(addRestaurant),
    fc.tuple(picks, names).map((from) => changeRestaurant(...from)),
    picks.map(removeRestaurant),
    names.map(addPalette),
    picks.map((pick) => remove('palette', deletePalette, pick, ({ palettes }) => palettes)),
    fc.constant(look),
  ],
  { maxCommands: 40, size: 'max' },
)

/**
 * Saves, changes, shares and deletes in any order, with old versions and with things that are gone, and
 * compares what is there with what must be.
 */
export async function trySequences(world: World, { sequences, seed }: { sequences: number; seed: number }) {
  const { basic: owner, nobody: guest } = world.visitors
  const result = await fc.check(
    fc.asyncProperty(commands, async (list) => {
      await owner.renew()
      await fc.asyncModelRun(
        async () => ({ model: await modelOf(owner), real: { owner, guest } }),
        [...list, look],
      )
    }),
    { seed, numRuns: sequences, endOnFailure: false },
  )
  if (result.failed) {
    world.report.find('sequences', String(result.errorInstance).slice(0, 300), String(result.counterexample))
  }
}
