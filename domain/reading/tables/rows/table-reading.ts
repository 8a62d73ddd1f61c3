import type { MenuReading } from '../../reading.ts'
import type { TableRemark } from '../sheet/table-remark.ts'

/** A menu read from a table: each row that is not blank is one of its lines. */
export interface TableReading extends MenuReading {
  readonly remarks: readonly TableRemark[]
  /** Ids of dishes that their rows bear, as those of a table of ours do. */
  readonly ownIds?: ReadonlySet<number>
}
