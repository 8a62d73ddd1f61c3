import type { Kysely } from 'kysely'

/** Times are ISO-8601 UTC texts; JSON is text; counters fit 32 bits: the subset both engines share. */
export interface Schema {
  savedMenus: {
    id: string
    ownerId: string
    name: string
    /** Of the menu in it; empty where it has none. */
    title: string
    dateLine: string
    /** Empty where the document could not be read when the column came. */
    restaurantName: string
    itemCount: number
    restaurantId: string
    templateId: number
    cuisineId: number
    targetCheckAverageCents: number
    /** JSON: item ids in menu order. */
    items: string
    /** JSON: `savedMenuForm`, its version inside. */
    document: string
    /** Counts saves, for the detection of concurrent edits. */
    version: number
    createdAt: string
    updatedAt: string
    sharedAt: string | null
    /** Since when it is in the bin; null where it is not. */
    deletedAt: string | null
  }
  /** What menus were before they were saved again, and since when they were that. */
  menuStates: {
    menuId: string
    /** The version of the menu that it was. */
    version: number
    ownerId: string
    name: string
    title: string
    dateLine: string
    itemCount: number
    restaurantId: string
    templateId: number
    cuisineId: number
    targetCheckAverageCents: number
    savedAt: string
    /** Of the document. */
    bytes: number
    /** JSON: `savedMenuForm`, its version inside. */
    document: string
  }
  /** That somebody confirmed the declarations of items; rows go with their menu for good. */
  signOffs: {
    id: string
    menuId: string
    /** Of the menu. */
    ownerId: string
    /** Its number, as text: ids of items may be larger than 32 bits. */
    itemId: string
    /** Of the person, as it was typed. */
    name: string
    /** Of the account that signed; null where it is gone. */
    accountId: string | null
    /** Its user name then. */
    accountName: string
    /** What was confirmed: `signedText` of the item as it was stored. */
    text: string
    /** SHA-256 of the text, in base64url. */
    textHash: string
    at: string
  }
  /** Under which address everybody may read a menu while it is shared. */
  menuLinks: {
    menuId: string
    ownerId: string
    token: string
  }
  /** The public page of a restaurant; at most one each. */
  restaurantPages: {
    restaurantId: string
    ownerId: string
    /** The last part of its present address; also a row of `pageSlugs`. */
    slug: string
    /** 0 or 1: whether guests see it. */
    isOpen: number
    /** 0 or 1: whether views are counted. */
    isCounting: number
    /** JSON: `restaurantPageForm`, its version inside. */
    document: string
    /** Counts writes of the document, for the detection of concurrent edits. */
    version: number
    /** Counts all changes of what the page shows besides its menus (`server/live/stamps.ts`). */
    stamp: number
    createdAt: string
    updatedAt: string
  }
  /** Every address that a restaurant's page has had: a printed code leads to it for good. */
  pageSlugs: {
    slug: string
    /** Null where the restaurant was deleted; its owner alone may use the address again. */
    restaurantId: string | null
    ownerId: string
    createdAt: string
  }
  /** Which saved menus stand on a restaurant's page, as its document says. */
  pageMenus: {
    restaurantId: string
    menuId: string
    ownerId: string
    position: number
  }
  /** Counts changes of what stands beside a menu; no row before the first. */
  liveMenus: {
    menuId: string
    ownerId: string
    stamp: number
  }
  /** The last word on whether the kitchen has an item. */
  soldOut: {
    menuId: string
    /** Its number, as text: ids of items may be larger than 32 bits. */
    itemId: string
    ownerId: string
    /** 0 or 1 */
    isSoldOut: number
    shows: 'struck' | 'hidden'
    /** Null: until somebody says otherwise. */
    until: string | null
    /** Who said it: as it was typed at the pass, or the user name of the account. */
    byName: string
    /** Null for the account itself. */
    passLinkId: string | null
    at: string
  }
  plannedPrices: {
    id: string
    menuId: string
    ownerId: string
    /** JSON: `plannedPricesForm`, its version inside. */
    document: string
    createdAt: string
    updatedAt: string
  }
  specials: {
    id: string
    menuId: string
    ownerId: string
    /** JSON: `specialForm`, its version inside. */
    document: string
    createdAt: string
    updatedAt: string
  }
  boards: {
    id: string
    restaurantId: string
    ownerId: string
    /** The last part of its address; one of its kind in a restaurant. */
    name: string
    /** JSON: `boardForm`, its version inside. */
    document: string
    version: number
    createdAt: string
    updatedAt: string
  }
  /** Links that open the list of the pass and nothing else. */
  passLinks: {
    id: string
    restaurantId: string
    ownerId: string
    /** SHA-256 of the token, in base64url. */
    tokenHash: string
    note: string | null
    createdAt: string
    revokedAt: string | null
  }
  /** Addresses that are told of changes. */
  webhooks: {
    id: string
    restaurantId: string
    ownerId: string
    url: string
    /** Signs what is sent: `whsec_` and base64. */
    secret: string
    /** Signs beside it until then, ISO 8601 UTC; both null before the first change of the secret. */
    earlierSecret: string | null
    earlierSecretUntil: string | null
    /** Scheme and host by which its owner reached this installation: where the addresses in events begin. */
    origin: string
    /** 0 or 1 */
    isActive: number
    /** The first failure after the last success; null where the last delivery arrived. */
    failingSince: string | null
    createdAt: string
  }
  webhookDeliveries: {
    id: string
    webhookId: string
    ownerId: string
    /** JSON: `KeptEvent` of server/live/outbox.ts. */
    event: string
    status: 'waiting' | 'delivered' | 'failed'
    attempts: number
    /** Null where it is not tried again. */
    nextAt: string | null
    /** HTTP status of the last answer. */
    lastStatus: number | null
    /** Why there was no answer, or that the address was paused. */
    lastError: 'private_address' | 'too_slow' | 'unreachable' | 'paused' | null
    createdAt: string
    deliveredAt: string | null
  }
  /** How often guests opened a menu in an hour; nothing of who they are. */
  guestCounts: {
    restaurantId: string
    /** Empty for the page itself. */
    menuId: string
    /** UTC: `2026-12-24T17` */
    hour: string
    /** How they came. */
    source: 'code' | 'link' | 'embed' | 'board'
    ownerId: string
    views: number
  }
  /** Written by the authentication library; we read it only to count. */
  users: {
    id: string
    username: string
    displayUsername: string
    /** Ours: `usernameLook` of the name. */
    usernameLook: string | null
    email: string
    /** 0 or 1 on SQLite */
    emailVerified: boolean | number
    role: string
    createdAt: string | Date
  }
  /** What an installation remembers of itself. */
  installation: {
    key: 'firstAdministrator' | 'hostCookiesSince' | 'sweptUntil'
    value: string
  }
  /** Names of `CARTE_ADMINS` without an address. */
  namedAdministrators: {
    name: string
    /** The account that had the name when it was first given; null for none. It may be deleted. */
    userId: string | null
    namedAt: string
  }
  /** Written by the authentication library too. */
  sessions: {
    id: string
    userId: string
    createdAt: string | Date
    updatedAt: string | Date
    expiresAt: string | Date
    ipAddress: string | null
    userAgent: string | null
  }
  /** Links of mails that still open something (`mail-links.ts`); the library writes those of resets. */
  verifications: {
    id: string
    /** A hash of the token. */
    identifier: string
    /** The account's id. */
    value: string
    createdAt: string | Date
    updatedAt: string | Date
    expiresAt: string | Date
  }
  drafts: {
    ownerId: string
    /** Which piece of work; an owner may have several under way. */
    workId: string
    /** Counts writes, for the detection of a second writer. */
    version: number
    /** What the last writer called its write. */
    writeId: string | null
    /** JSON: `draftForm`, its version inside. */
    document: string
    /** Null in a draft that cannot be read, as is `items`. */
    restaurantName: string | null
    /** Of the menu in it; empty where it has none. */
    title: string
    /** How many dishes it has. */
    items: number | null
    /** JSON: which saved menu it is a later state of; null for none. */
    savedAs: string | null
    updatedAt: string
  }
  restaurants: {
    id: string
    ownerId: string
    /** JSON: the profile without its id. */
    profile: string
    createdAt: string
    updatedAt: string
  }
  uploads: {
    /** File name in the storage. */
    name: string
    ownerId: string
    bytes: number
    createdAt: string
    /** Null exactly while something is listed that uses it. */
    unusedSince: string | null
  }
  /** Where an owner's uploads are used. */
  uploadUses: {
    ownerId: string
    kind: 'menu' | 'state' | 'draft' | 'restaurant' | 'special'
    /** Of the menu, the restaurant or the special; of a draft, the piece of work; of an earlier state, menu and version. */
    placeId: string
    uploadName: string
    /** 0 or 1: whether guests of the menu are shown it. */
    isShown: number
  }
  palettes: {
    id: string
    ownerId: string
    name: string | null
    primaryColor: string
    secondaryColor: string
    accentColor: string
    createdAt: string
  }
  /** What is to be confirmed in a menu; one row a menu. */
  menuClaims: {
    menuId: string
    /** Dishes with diets or allergens without a confirmation. */
    toConfirm: number
    /** Of these, the ones with allergens. */
    allergensToConfirm: number
    /** Names the catalogue that was asked; empty before the first look. */
    catalogue: string
    /** 0 where the last attempt to read the menu failed. */
    isReadable: number
    /** Items that have changed since their declaration was signed. */
    signOffsVoid: number
    /** Items whose declaration nobody has signed, in a menu where some are; else 0. */
    signOffsOpen: number
  }
  /** The provider's last answer about an owner's subscription; one row an owner and provider. */
  subscriptions: {
    ownerId: string
    provider: string
    /** The provider's id of the owner. */
    customerId: string
    /** Null before the first checkout; with it the next three. */
    subscriptionId: string | null
    status: 'incomplete' | 'active' | 'past_due' | 'ended' | null
    paidUntil: string | null
    /** 0 or 1 */
    cancelAtPeriodEnd: number
    createdAt: string | null
    /** Counts looks at the provider; taken before the look. */
    lastTicket: number
    /** The ticket of the look that is written here; one with a lower ticket comes too late. */
    appliedTicket: number
    checkedAt: string | null
  }
  sandboxCustomers: {
    id: string
    ownerId: string
  }
  sandboxSubscriptions: {
    id: string
    customerId: string
    status: 'incomplete' | 'active' | 'past_due' | 'ended'
    paidUntil: string | null
    /** 0 or 1 */
    cancelAtPeriodEnd: number
    /** The test card that renewals are charged to. */
    cardNumber: string | null
    createdAt: string
  }
  sandboxInvoices: {
    id: string
    subscriptionId: string
    clientSecret: string
    amountCents: number
    status: 'open' | 'paid' | 'void'
    /** The test card that waits for its bank's confirmation. */
    cardToConfirm: string | null
    periodStart: string
    periodEnd: string
    createdAt: string
  }
  /** Counts what must not be tried without end. */
  attempts: {
    key: string
    count: number
    startedAt: string
  }
  /** Who changed what, in which request; without foreign keys, because it outlives what it tells of. */
  auditTrail: {
    id: string
    at: string
    actorKind: 'owner' | 'provider' | 'system'
    actorId: string | null
    ownerId: string
    action: string
    subjectId: string | null
    /** JSON: `TrailDetails` of the contract. */
    details: string
    requestId: string | null
  }
  /** Links that let one person register each. */
  invitations: {
    id: string
    /** SHA-256 of the token, in base64url. */
    tokenHash: string
    /** Null: for the first account of the installation. */
    invitedBy: string | null
    note: string | null
    createdAt: string
    expiresAt: string
    usedAt: string | null
    /** Null while it was not used, and again when that account is gone. */
    usedBy: string | null
  }
  modelUsage: {
    userId: string
    /** UTC, `2026-03-31` */
    day: string
    kind: 'text' | 'image'
    calls: number
  }
  /** Dishes that administrators added to the catalogue. */
  catalogueItems: {
    id: number
    /** JSON: what follows the dish (`stored-dish.ts`), its version inside. */
    record: string
    imageUrl: string | null
    createdAt: string
    createdBy: string | null
  }
  /** One row. */
  catalogueChanges: {
    /** Counts changes of the added dishes, so that every server sees that there was one. */
    revision: number
    /** Ids are never given twice, not even after a dish was taken out. */
    lastItemId: number
  }
}

export type Db = Kysely<Schema>
export type Engine = 'sqlite' | 'postgres'
