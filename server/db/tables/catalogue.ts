import { readRow } from '../documents/stored-dish.ts'
import type { Described } from './described.ts'

export interface CatalogueTables {
  catalogueItems: {
    id: number
    /** JSON: what follows the dish (`stored-dish.ts`), its version inside. */
    record: string
    imageUrl: string | null
    createdAt: string
    createdBy: string | null
  }
  /** Dishes that no new menu is made of; saved menus keep them, with the claims of their recipes. */
  retiredDishes: {
    dishId: number
    retiredAt: string
    retiredBy: string | null
  }
  /** One row. */
  catalogueChanges: {
    /** Counts changes of the added and of the retired dishes, so that every server sees that there was one. */
    revision: number
    /** Ids are never given twice, not even after a dish was taken out. */
    lastItemId: number
  }
}

export const catalogueTables: Described<CatalogueTables> = {
  catalogueItems: {
    seen: 'all',
    read(row) {
      if (!readRow(row as unknown as CatalogueTables['catalogueItems']))
        throw new Error('The dish cannot be vouched for.')
    },
    exported: 'belongs to the installation, not to the account that added a dish',
  },
  retiredDishes: {
    seen: 'all',
    exported: 'belongs to the installation, not to the account that retired a dish',
  },
  catalogueChanges: { seen: 'all', exported: 'is of the installation' },
}
