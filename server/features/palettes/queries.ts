import type { Selectable } from 'kysely'
import type { Db, Schema } from '../../db/schema.ts'
import { wasThere } from '../../db/was-there.ts'

export type PaletteRow = Selectable<Schema['palettes']>

export const listPalettesOf = (db: Db, ownerId: string): Promise<PaletteRow[]> =>
  db
    .selectFrom('palettes')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()

export const insertPalette = (db: Db, row: PaletteRow) => db.insertInto('palettes').values(row).execute()

export const deletePaletteOf = (db: Db, ownerId: string, id: string): Promise<boolean> =>
  wasThere(db.deleteFrom('palettes').where('id', '=', id).where('ownerId', '=', ownerId))
