import type { Schema } from '../../../db/schema.ts'

/** A row as it is stored, its columns by name. */
export type Row = Readonly<Record<string, unknown>>

/** How the rows of an account in a table are exported. */
export interface ExportedTable {
  /** `boards` for `boards.json`. */
  readonly file: string
  /** The column that says whose a row is; `ownerId` where absent. */
  readonly owner?: string
  /** The columns of its primary key. */
  readonly key: readonly string[]
  /** Do its rows have documents, so that one is read at a time? */
  readonly isLong?: true
  /** Whether each row is a separate file, under `file/`. */
  readonly pathOf?: (row: Row) => string
  readonly present?: (row: Row) => object
}

const without = (row: Row, ...columns: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)))

/** A document in the place of its column. */
const withDocument =
  (column: string) =>
  (row: Row): object => ({ ...without(row, 'ownerId', column), ...contentOf(row[column]) })

/** What is damaged is exported too, as the text that it is. */
function contentOf(stored: unknown): object {
  try {
    return JSON.parse(String(stored))
  } catch {
    return { stored }
  }
}

const json = (text: unknown): unknown => JSON.parse(String(text))

/** Times of the authentication library are dates on PostgreSQL. */
const time = (value: unknown): string => new Date(value as string | Date).toISOString()

const flags = (row: Row, ...names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name] === 1]))

/**
 * For every table, that none is forgotten: how what it keeps of an account is exported, or why it is not. Passwords, keys
 * and secrets are ours to guard and in no file.
 */
export const exportedTables: Readonly<Record<keyof Schema, ExportedTable | string>> = {
  savedMenus: {
    file: 'menus',
    key: ['id'],
    isLong: true,
    present: (row) => ({ ...withDocument('document')(row), items: json(row.items) }),
  },
  menuStates: {
    file: 'states',
    key: ['menuId', 'version'],
    isLong: true,
    pathOf: ({ menuId, version }) => `${menuId}/${version}`,
    present: (row) => withDocument('document')(without(row, 'bytes')),
  },
  signOffs: {
    file: 'signOffs',
    key: ['id'],
    present: (row) => ({
      ...without(row, 'ownerId', 'text', 'accountId'),
      itemId: Number(row.itemId),
      signed: contentOf(row.text),
    }),
  },
  menuLinks: { file: 'menuLinks', key: ['menuId'] },
  drafts: { file: 'drafts', key: ['workId'], isLong: true, present: withDocument('document') },
  restaurants: { file: 'restaurants', key: ['id'], present: withDocument('profile') },
  restaurantPages: {
    file: 'restaurantPages',
    key: ['restaurantId'],
    present: (row) => ({
      ...withDocument('document')(row),
      ...flags(row, 'isOpen', 'isIndexed', 'isCounting'),
    }),
  },
  pageSlugs: { file: 'pageAddresses', key: ['slug'] },
  boards: { file: 'boards', key: ['id'], present: withDocument('document') },
  specials: { file: 'specials', key: ['id'], present: withDocument('document') },
  plannedPrices: { file: 'plannedPrices', key: ['id'], isLong: true, present: withDocument('document') },
  soldOut: {
    file: 'soldOut',
    key: ['menuId', 'itemId'],
    present: (row) => ({
      ...without(row, 'ownerId'),
      itemId: Number(row.itemId),
      ...flags(row, 'isSoldOut'),
    }),
  },
  passLinks: { file: 'passLinks', key: ['id'], present: (row) => without(row, 'ownerId', 'tokenHash') },
  webhooks: {
    file: 'webhooks',
    key: ['id'],
    present: (row) => ({
      ...without(row, 'ownerId', 'secret', 'earlierSecret', 'earlierSecretUntil'),
      ...flags(row, 'isActive'),
    }),
  },
  webhookDeliveries: {
    file: 'webhookDeliveries',
    key: ['id'],
    present: (row) => ({ ...without(row, 'ownerId'), event: json(row.event) }),
  },
  guestCounts: { file: 'guestCounts', key: ['restaurantId', 'hour', 'menuId', 'source'] },
  palettes: { file: 'palettes', key: ['id'] },
  uploads: {
    file: 'uploads',
    key: ['name'],
    present: ({ name, bytes, createdAt }) => ({
      url: `/uploads/${name}`,
      file: pictureFile(String(name)),
      bytes,
      createdAt,
    }),
  },
  users: {
    file: 'account',
    owner: 'id',
    key: ['id'],
    present: ({ displayUsername, email, role, createdAt }) => ({
      username: displayUsername,
      email,
      role,
      createdAt: time(createdAt),
    }),
  },
  sessions: {
    file: 'sessions',
    owner: 'userId',
    key: ['id'],
    present: ({ createdAt, updatedAt, ipAddress, userAgent }) => ({
      createdAt: time(createdAt),
      lastSeenAt: time(updatedAt),
      userAgent: userAgent || null,
      address: ipAddress || null,
    }),
  },
  subscriptions: {
    file: 'subscriptions',
    key: ['provider'],
    present: (row) => ({
      ...without(row, 'ownerId', 'lastTicket', 'appliedTicket'),
      ...flags(row, 'cancelAtPeriodEnd'),
    }),
  },
  auditTrail: {
    file: 'activity',
    key: ['at', 'id'],
    present: ({ at, action, actorKind, subjectId, details }) => ({
      at,
      action,
      actorKind,
      subjectId,
      details: json(details),
    }),
  },
  invitations: {
    file: 'invitations',
    owner: 'invitedBy',
    key: ['id'],
    present: (row) => without(row, 'invitedBy', 'usedBy', 'tokenHash'),
  },
  modelUsage: {
    file: 'modelUsage',
    owner: 'userId',
    key: ['day', 'kind'],
    present: (row) => without(row, 'userId'),
  },
  liveMenus: 'counts changes for caches, and says nothing',
  pageMenus: 'is what the documents of restaurant pages say',
  menuClaims: 'counts what the menus say',
  uploadUses: 'is where menus, drafts and profiles name pictures',
  formerSlugs: 'has no account: hashes of addresses of accounts that are gone',
  catalogueItems: 'is the catalog of the installation, whoever added a dish',
  retiredDishes: 'is the catalog of the installation, whoever retired a dish',
  catalogueChanges: 'is of the installation',
  installation: 'is of the installation',
  namedAdministrators: 'is what the operator set; the role stands in account.json',
  attempts: 'counts keyed hashes for an hour',
  verifications: 'has hashes of links in mails, for a day',
  sandboxCustomers: 'stands for a payment provider in trials; payments.json says what was paid',
  sandboxSubscriptions: 'the same',
  sandboxInvoices: 'the same',
}

export const pictureFile = (name: string): string => `pictures/${name}`
