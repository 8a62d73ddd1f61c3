import { specialForm } from '#domain/live/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { type Described, withDocument } from './described.ts'
import { ofMenu } from './seen-rows.ts'

export interface SpecialTables {
  specials: {
    id: string
    menuId: string
    ownerId: string
    /** JSON: `specialForm`, its version inside. */
    document: string
    createdAt: string
    updatedAt: string
  }
}

export const specialTables: Described<SpecialTables> = {
  specials: {
    seen: ofMenu,
    read: ({ document }) => readStoredText(specialForm, String(document)),
    exported: { file: 'specials', key: ['id'], present: withDocument('document') },
  },
}
