import { createHash, randomUUID } from 'node:crypto'
import { defaultDesign } from '#domain/design/settings.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { itemIds, itemsOf } from '#domain/menu/model/walk.ts'
import { storedText } from '#domain/menu/stored/read-stored.ts'
import { keepDocument } from '#server/db/record/kept-documents.ts'
import { publicationHash, textHash } from '#server/db/record/publication-hash.ts'
import type { Db, Schema } from '#server/db/schema.ts'

const HOUR_MS = 60 * 60 * 1000
const START = Date.parse('2026-01-01T10:00:00.000Z')
const STATES = 20

/** How much one account has; what is absent is as much as a Professional account has after some years. */
export interface HouseSize {
  readonly menus: number
  readonly restaurants: number
  /** Menus with 20 earlier states each. */
  readonly menusWithStates: number
  /** Of one menu. */
  readonly publications: number
  readonly uploads: number
  /** Lines of the audit trail. */
  readonly trail: number
  /** Hours with views of one page. */
  readonly countedHours: number
}

/** What the calls of the contract name: the ids of one of each. */
export interface HousePlaces {
  readonly menuId: string
  readonly restaurantId: string
  readonly webhookId: string
  readonly changeId: string
  readonly rolloutId: string
}

/** Fills an account with what grows, straight into the tables; rows are as those that calls write. */
export async function fillHouse(
  db: Db,
  ownerId: string,
  contents: readonly MenuContent[],
  size: HouseSize,
): Promise<HousePlaces> {
  const id = (what: string, number: number) =>
    createHash('sha256').update(`${ownerId} ${what} ${number}`).digest('base64url').slice(0, 24)
  const time = (number: number) => new Date(START + number * 60_000).toISOString()
  const samples = contents.map((content) => ({
    content,
    document: storedText({ content, design: defaultDesign }),
    earlier: earlierDocuments(content),
    items: JSON.stringify(itemIds(content)),
  }))
  const sampleOf = (number: number) => {
    const sample = samples[number % samples.length]
    if (!sample) throw new Error('A house needs at least one menu to be made of.')
    return sample
  }
  const menuId = (number: number) => id('menu', number)
  const restaurantOf = (menu: number) => id('restaurant', menu % size.restaurants)
  const rows = async <Table extends keyof Schema>(
    table: Table,
    count: number,
    make: (number: number) => Schema[Table],
  ) => {
    for (let from = 0; from < count; from += 100) {
      const batch = Array.from({ length: Math.min(100, count - from) }, (_, at) => make(from + at))
      await db
        .insertInto(table)
        .values(batch as never)
        .execute()
    }
  }
  const named = (number: number) => ({
    name: `House menu ${number}`,
    title: `Dinner ${number}`,
    dateLine: 'Winter 2026',
    itemCount: itemIds(sampleOf(number).content).length,
    restaurantId: restaurantOf(number),
    templateId: (number % 3) + 1,
    cuisineId: 1,
    targetCheckAverageCents: 2500,
  })

  await rows('restaurants', size.restaurants, (number) => ({
    id: id('restaurant', number),
    ownerId,
    profile: storedText({ ...sampleOf(number).content.restaurant, name: `House ${number}` }),
    createdAt: time(number),
    updatedAt: time(number),
  }))
  await rows('savedMenus', size.menus, (number) => ({
    id: menuId(number),
    ownerId,
    ...named(number),
    restaurantName: `House ${number % size.restaurants}`,
    items: sampleOf(number).items,
    document: sampleOf(number).document,
    version: STATES + 1,
    createdAt: time(number),
    updatedAt: time(number),
    sharedAt: number % 4 === 0 ? time(number) : null,
    deletedAt: null,
  }))
  await rows('menuClaims', size.menus, (number) => ({
    menuId: menuId(number),
    toConfirm: 0,
    allergensToConfirm: 0,
    catalogue: '',
    isReadable: 1,
    currency: 'USD',
    signOffsVoid: 0,
    signOffsOpen: 0,
  }))
  const pageOf = (number: number) => {
    const menus = Array.from({ length: 30 }, (_, at) => at * size.restaurants + number)
    return menus.filter((menu) => menu < size.menus)
  }
  const slugOf = (number: number) =>
    `house-${ownerId
      .slice(0, 8)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, 'x')}-${number}`
  await rows('restaurantPages', size.restaurants, (number) => ({
    restaurantId: id('restaurant', number),
    ownerId,
    slug: slugOf(number),
    isOpen: 1,
    isCounting: 1,
    isIndexed: 1,
    document: storedText({
      timeZone: 'Europe/Rome',
      menus: pageOf(number).map((menu) => ({ menuId: menuId(menu) })),
    }),
    version: 1,
    stamp: 0,
    createdAt: time(number),
    updatedAt: time(number),
  }))
  await rows('pageSlugs', size.restaurants, (number) => ({
    slug: slugOf(number),
    restaurantId: id('restaurant', number),
    ownerId,
    createdAt: time(number),
  }))
  for (let number = 0; number < size.restaurants; number += 1)
    await rows('pageMenus', pageOf(number).length, (position) => ({
      restaurantId: id('restaurant', number),
      menuId: menuId(pageOf(number)[position] ?? 0),
      ownerId,
      position,
    }))
  await rows('menuStates', size.menusWithStates * STATES, (number) => {
    const menu = Math.floor(number / STATES)
    const document = sampleOf(menu).earlier[number % STATES] ?? ''
    return {
      menuId: menuId(menu),
      version: (number % STATES) + 1,
      ownerId,
      ...named(menu),
      savedAt: time(number),
      label: null,
      bytes: Buffer.byteLength(document),
      document,
      documentHash: null,
    }
  })
  await fillRecord(db, ownerId, { menuId: menuId(0), document: sampleOf(0).document, size })
  await rows('uploads', size.uploads, (number) => ({
    name: `${id('upload', number)}.jpg`,
    ownerId,
    bytes: 100_000,
    createdAt: time(number),
    madeBy: null,
    unusedSince: null,
  }))
  await rows('uploadUses', size.uploads, (number) => ({
    ownerId,
    kind: 'menu',
    placeId: menuId(number % size.menus),
    uploadName: `${id('upload', number)}.jpg`,
    isShown: 1,
  }))
  await rows('auditTrail', size.trail, (number) => ({
    id: id('line', number),
    at: time(number),
    actorKind: 'owner',
    actorId: ownerId,
    ownerId,
    action: 'menu.shared',
    subjectId: menuId(number % size.menus),
    details: '{}',
    requestId: null,
  }))
  await rows('guestCounts', size.countedHours * 30, (number) => ({
    restaurantId: id('restaurant', 0),
    menuId: menuId((number % 30) * size.restaurants),
    hour: new Date(START + Math.floor(number / 30) * HOUR_MS).toISOString().slice(0, 13),
    source: 'code',
    ownerId,
    views: 3,
  }))
  await rows('changes', size.menus, (number) => ({
    id: id('change', number),
    ownerId,
    title: `Change ${number}`,
    by: 'person',
    byId: ownerId,
    state: number % 2 ? 'applied' : 'open',
    createdAt: time(number),
    endedAt: number % 2 ? time(number) : null,
    opensAt: null,
    asks: 0,
  }))
  await rows('changeMenus', size.menus, (number) => ({
    changeId: id('change', number),
    menuId: menuId(number),
    ownerId,
    baseVersion: STATES + 1,
    document: number % 2 ? null : sampleOf(number).document,
    savedAs: null,
    templateId: null,
  }))
  await rows('rollouts', 20, (number) => ({
    id: id('rollout', number),
    ownerId,
    title: `Change ${number}`,
    byId: ownerId,
    state: 'published',
    total: size.menus,
    lookedAt: size.menus,
    reached: '',
    createdAt: time(number),
    startedAt: time(number),
    endedAt: time(number),
    counts: JSON.stringify({
      ...{ found: 0, kept: 0, waiting: 0, undone: 0, failed: 0 },
      ...{ published: number === 0 ? size.menus : 0, seen: number === 0 ? size.menus : 0 },
      moment: `published ${time(number)}`,
    }),
  }))
  await rows('rolloutMenus', size.menus, (number) => ({
    rolloutId: id('rollout', 0),
    menuId: menuId(number),
    ownerId,
    state: 'published',
    isSeen: 1,
    fromVersion: STATES,
    savedAs: STATES + 1,
    error: null,
  }))
  await rows('invitations', size.menus, (number) => ({
    id: id('invitation', number),
    tokenHash: id('token', number),
    invitedBy: ownerId,
    note: 'A friend of the house',
    createdAt: time(number),
    expiresAt: '2099-01-01T00:00:00.000Z',
    usedAt: null,
    usedBy: null,
  }))
  await rows('palettes', size.menus, (number) => ({
    id: randomUUID(),
    ownerId,
    name: `Palette ${number}`,
    primaryColor: '#111111',
    secondaryColor: '#222222',
    accentColor: '#333333',
    createdAt: time(number),
  }))
  await rows('soldOut', size.menus, (number) => ({
    menuId: menuId(number),
    itemId: String(itemIds(sampleOf(number).content)[0]),
    ownerId,
    isSoldOut: 1,
    shows: 'struck',
    until: null,
    byName: 'Ana',
    passLinkId: null,
    at: time(number),
  }))
  await rows('webhooks', 10, (number) => ({
    id: id('webhook', number),
    restaurantId: id('restaurant', 0),
    ownerId,
    url: `https://hooks.example/${number}`,
    secret: 'whsec_c2VjcmV0',
    earlierSecret: null,
    earlierSecretUntil: null,
    events: null,
    origin: 'https://carte.example',
    isActive: 0,
    failingSince: null,
    createdAt: time(number),
  }))
  return {
    menuId: menuId(0),
    restaurantId: id('restaurant', 0),
    webhookId: id('webhook', 0),
    changeId: id('change', 0),
    rolloutId: id('rollout', 0),
  }
}

/** The earlier states of a menu as they were stored: three prices change from each to the next. */
export function earlierDocuments(content: MenuContent, states = STATES): string[] {
  const menu = structuredClone(content)
  const items = itemsOf(menu)
  return Array.from({ length: states }, (_, state) => {
    for (let nth = 0; nth < 3; nth += 1) {
      const [price] = items[(3 * state + nth) % items.length]?.prices ?? []
      if (price?.kind === 'fixed' && price.amount !== undefined) price.amount += 50
    }
    return storedText({ content: menu, design: defaultDesign })
  })
}

/** What guests saw of one menu, a chain as saves write it. */
async function fillRecord(
  db: Db,
  ownerId: string,
  { menuId, document, size }: { menuId: string; document: string; size: HouseSize },
): Promise<void> {
  const live = JSON.stringify({ isLinked: true, pages: [], soldOut: [], plans: [], specials: [] })
  const documentHash = await keepDocument(db, ownerId, document)
  const liveHash = await keepDocument(db, ownerId, live)
  // The server may note the first one, even meanwhile.
  const lastOf = () =>
    db
      .selectFrom('publications')
      .select(['number', 'hash'])
      .where('ownerId', '=', ownerId)
      .orderBy('number', 'desc')
      .executeTakeFirst()
  let last = await lastOf()
  while ((last?.number ?? 0) < size.publications) {
    const number: number = (last?.number ?? 0) + 1
    const previousHash: string = last?.hash ?? ''
    const row = {
      ownerId,
      number,
      isPruned: 0,
      menuId,
      version: number,
      templateId: 1,
      name: 'House menu 0',
      at: new Date(START + number * 60_000).toISOString(),
      byId: ownerId,
      isShown: 1,
      restored: null,
      changed: '["menu"]',
      documentHash,
      designHash: textHash(String(number)),
      liveHash,
      previousHash,
    }
    const hash = publicationHash(row)
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('publications')
      .values({ ...row, hash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    last = numInsertedOrUpdatedRows === 0n ? await lastOf() : { number, hash }
  }
}
