import { approvalSchema } from '#domain/menu/approval/approval.ts'
import { type Described, json } from './described.ts'

export interface HouseTables {
  /** What a house decided; no row where it decided nothing. */
  houseSettings: {
    ownerId: string
    /** JSON: what waits for approval (`approvalSchema`). */
    approval: string
  }
}

export const houseTables: Described<HouseTables> = {
  houseSettings: {
    read: ({ approval }) => approvalSchema.parse(json(approval)),
    exported: {
      file: 'houseSettings',
      key: ['ownerId'],
      present: ({ approval }) => ({ approval: json(approval) }),
    },
  },
}
