import { trailDetailsSchema } from '#contract/audit-trail.ts'
import { boardForm, plannedPricesForm, restaurantPageForm, specialForm } from '#domain/live/stored/forms.ts'
import { draftForm, profileForm, savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import type { CatalogueItemRow } from '../catalogue/queries.ts'
import { readRow } from '../catalogue/stored-dish.ts'
import type { Schema } from '../db/schema.ts'
import { signedTextHash } from '../db/signed-text-hash.ts'
import type { Row } from './tables.ts'

/** Reads the documents of a row; throws for one that this version of Carte cannot understand. */
type ReadDocuments = (row: Row) => void

const json = (text: unknown): unknown => JSON.parse(String(text))

/** Ids of the items of a menu in the version that it is kept in; reading it may give some items other ids. */
function idsAsKept(document: unknown): unknown[] {
  const { content } = json(document) as {
    content: Record<'sections' | 'groups', { items: { id: unknown }[] }[]>
  }
  return (content.sections ?? content.groups).flatMap(({ items }) => items.map(({ id }) => id))
}

/** For every table, that none is forgotten: how its documents are read, or null where it has none. */
export const documentsOf: Readonly<Record<keyof Schema, ReadDocuments | null>> = {
  savedMenus({ document, items }) {
    readStoredText(savedMenuForm, String(document))
    if (JSON.stringify(json(items)) !== JSON.stringify(idsAsKept(document)))
      throw new Error('The list of items is not that of the menu.')
  },
  menuStates: ({ document }) => readStoredText(savedMenuForm, String(document)),
  signOffs({ text, textHash }) {
    if (signedTextHash(String(text)) !== textHash) throw new Error('This is not what was signed.')
  },
  drafts: ({ document }) => readStoredText(draftForm, String(document)),
  restaurants: ({ profile }) => readStoredText(profileForm, String(profile)),
  catalogueItems(row) {
    if (!readRow(row as unknown as CatalogueItemRow)) throw new Error('The dish cannot be vouched for.')
  },
  auditTrail: ({ details }) => trailDetailsSchema.parse(json(details)),
  restaurantPages: ({ document }) => readStoredText(restaurantPageForm, String(document)),
  plannedPrices: ({ document }) => readStoredText(plannedPricesForm, String(document)),
  specials: ({ document }) => readStoredText(specialForm, String(document)),
  boards: ({ document }) => readStoredText(boardForm, String(document)),
  formerSlugs: null,
  guestCounts: null,
  liveMenus: null,
  pageMenus: null,
  pageSlugs: null,
  passLinks: null,
  soldOut: null,
  webhookDeliveries: null,
  webhooks: null,
  attempts: null,
  catalogueChanges: null,
  retiredDishes: null,
  menuClaims: null,
  installation: null,
  menuLinks: null,
  invitations: null,
  modelUsage: null,
  namedAdministrators: null,
  palettes: null,
  sandboxCustomers: null,
  sandboxInvoices: null,
  sandboxSubscriptions: null,
  sessions: null,
  subscriptions: null,
  uploads: null,
  uploadUses: null,
  users: null,
  verifications: null,
}
