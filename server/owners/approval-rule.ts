import { type ApprovalPart, approvalSchema } from '#domain/menu/approval/rule.ts'
import type { Db } from '../db/schema.ts'

export async function approvalOf(db: Db, houseId: string): Promise<ApprovalPart[]> {
  const row = await db
    .selectFrom('houseSettings')
    .select('approval')
    .where('ownerId', '=', houseId)
    .executeTakeFirst()
  return row ? approvalSchema.parse(JSON.parse(row.approval)) : []
}
