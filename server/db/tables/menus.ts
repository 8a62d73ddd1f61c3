import { draftForm, lastImportForm, savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { signedTextHash } from '../documents/signed-text-hash.ts'
import { contentOf, type Described, json, withDocument, without } from './described.ts'
import { ofDraft, ofMenu, ofRestaurant } from './seen-rows.ts'

export interface MenuTables {
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
    /** What its owner calls this version, which is kept until its name is taken off; null for others. */
    label: string | null
    /** Of the document. */
    bytes: number
    /** JSON: `savedMenuForm`, its version inside; empty where it is kept under its hash. */
    document: string
    /** `keptDocuments.hash`; null where it was written before they were packed. */
    documentHash: string | null
  }
  /** What a menu was brought in from last, so that the next file is merged; one row a menu that was. */
  lastImports: {
    menuId: string
    ownerId: string
    importedAt: string
    /** JSON: `lastImportForm`, its version inside; empty where it is kept under its hash. */
    document: string
    /** `keptDocuments.hash`; null where it was written before they were packed. */
    documentHash: string | null
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
  /** What is to be confirmed in a menu; one row a menu. */
  menuClaims: {
    menuId: string
    /** Dishes with diets or allergens without a confirmation. */
    toConfirm: number
    allergensToConfirm: number
    /** Of the menu, ISO 4217; null before the first look. */
    currency: string | null
    /** Names the catalogue that was asked; empty before the first look. */
    catalogue: string
    /** 0 where the last attempt to read the menu failed. */
    isReadable: number
    /** Items that have changed since their declaration was signed. */
    signOffsVoid: number
    /** Items whose declaration nobody has signed, in a menu where some are; else 0. */
    signOffsOpen: number
  }
  /** Under which address everybody may read a menu while it is shared. */
  menuLinks: {
    menuId: string
    ownerId: string
    token: string
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
    /** The account that wrote it last; null: unknown, or it is gone. */
    writtenBy: string | null
  }
}

export const menuTables: Described<MenuTables> = {
  savedMenus: {
    seen: ofRestaurant,
    read({ document, items }) {
      readStoredText(savedMenuForm, String(document))
      if (JSON.stringify(json(items)) !== JSON.stringify(idsAsKept(document)))
        throw new Error('The list of items is not that of the menu.')
    },
    exported: {
      file: 'menus',
      key: ['id'],
      isLong: true,
      present: (row) => ({ ...withDocument('document')(row), items: json(row.items) }),
    },
  },
  menuStates: {
    seen: ofMenu,
    read: ({ document }) => readStoredText(savedMenuForm, String(document)),
    exported: {
      file: 'states',
      key: ['menuId', 'version'],
      isLong: true,
      pathOf: ({ menuId, version }) => `${menuId}/${version}`,
      present: (row) => withDocument('document')(without(row, 'bytes', 'documentHash')),
    },
  },
  lastImports: {
    seen: ofMenu,
    read: ({ document }) => readStoredText(lastImportForm, String(document)),
    exported: {
      file: 'lastImports',
      key: ['menuId'],
      isLong: true,
      present: (row) => withDocument('document')(without(row, 'documentHash')),
    },
  },
  signOffs: {
    seen: ofMenu,
    read({ text, textHash }) {
      if (signedTextHash(String(text)) !== textHash) throw new Error('This is not what was signed.')
    },
    exported: {
      file: 'signOffs',
      key: ['id'],
      present: (row) => ({
        ...without(row, 'ownerId', 'text', 'accountId'),
        itemId: Number(row.itemId),
        signed: contentOf(row.text),
      }),
    },
  },
  menuClaims: { seen: ofMenu, exported: 'counts what the menus say' },
  menuLinks: { seen: ofMenu, exported: { file: 'menuLinks', key: ['menuId'] } },
  drafts: {
    seen: ofDraft,
    read: ({ document }) => readStoredText(draftForm, String(document)),
    exported: { file: 'drafts', key: ['workId'], isLong: true, present: withDocument('document') },
  },
}

/** Ids of the items of a menu in the version that it is kept in; reading it may give some items other ids. */
function idsAsKept(document: unknown): unknown[] {
  const { content } = json(document) as {
    content: Record<'sections' | 'groups', { items: { id: unknown }[] }[]>
  }
  return (content.sections ?? content.groups).flatMap(({ items }) => items.map(({ id }) => id))
}
