import {
  AliasNode,
  AndNode,
  ColumnNode,
  type DeleteQueryNode,
  type FromNode,
  IdentifierNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  ParensNode,
  PrimitiveValueListNode,
  sql,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import { currentLimit, type RestaurantLimit } from '../../watching/within-restaurants.ts'
import { restaurantColumn, seenRows } from './table-rules.ts'

/**
 * Holds every query of somebody who is limited to some restaurants to the rows of these (`seen` of `server/db/tables`): what is read,
 * changed and deleted. Nothing is written for another restaurant. Others' queries stay as they are.
 */
export const limitQueries: KyselyPlugin = {
  transformQuery({ node }) {
    const limit = currentLimit()
    return limit ? new LimitedQuery(limit).transformNode(node) : node
  },
  transformResult: async ({ result }) => result,
}

class LimitedQuery extends OperationNodeTransformer {
  readonly #limit: RestaurantLimit

  constructor(limit: RestaurantLimit) {
    super()
    this.#limit = limit
  }

  protected override transformFrom(node: FromNode): FromNode {
    const from = super.transformFrom(node)
    return { ...from, froms: from.froms.map((table) => this.#seenOf(table)) }
  }

  protected override transformJoin(node: JoinNode): JoinNode {
    const join = super.transformJoin(node)
    return { ...join, table: this.#seenOf(join.table) }
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    // It deletes from the table, not from what is seen of it.
    const [table] = node.from.froms
    return { ...super.transformDeleteQuery(node), from: node.from, where: this.#whereSeen(node.where, table) }
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    for (const { column, value } of node.updates ?? [])
      if (ColumnNode.is(column)) this.#refuseOther(node.table, column.column.name, value)
    return { ...super.transformUpdateQuery(node), where: this.#whereSeen(node.where, node.table) }
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const rows = node.values && ValuesNode.is(node.values) ? node.values.values : []
    for (const row of rows)
      for (const [at, value] of valuesOf(row).entries())
        this.#refuseOther(node.into, node.columns?.[at]?.column.name, value)
    return super.transformInsertQuery(node)
  }

  /** A table as what is seen of it, under the name that it has in the query. */
  #seenOf(node: OperationNode): OperationNode {
    const table = AliasNode.is(node) ? node.node : node
    const name = tableName(table)
    const seen = name === undefined ? null : seenRows(name, this.#limit)
    if (name === undefined || !seen) return node
    const alias = AliasNode.is(node) ? node.alias : IdentifierNode.create(name)
    return AliasNode.create(sql`(select * from ${sql.table(name)} where ${seen})`.toOperationNode(), alias)
  }

  #whereSeen(where: WhereNode | undefined, table: OperationNode | undefined): WhereNode | undefined {
    const name = tableName(table)
    const seen = name === undefined ? null : seenRows(name, this.#limit)
    const own = where && super.transformWhere(where)
    if (!seen) return own
    const isSeen = ParensNode.create(seen.toOperationNode())
    return WhereNode.create(own ? AndNode.create(ParensNode.create(own.where), isSeen) : isSeen)
  }

  /** @throws {AppError} `restaurants_limited` for what would be another restaurant's */
  #refuseOther(table: OperationNode | undefined, column: string | undefined, value: unknown): void {
    const name = tableName(table)
    if (name === undefined || column === undefined || column !== restaurantColumn(name)) return
    const written = isNode(value) && ValueNode.is(value) ? value.value : value
    if (!this.#limit.restaurants.includes(String(written))) throw new AppError('restaurants_limited')
  }
}

const tableName = (node: OperationNode | undefined): string | undefined =>
  node && TableNode.is(node) ? node.table.identifier.name : undefined

const isNode = (value: unknown): value is OperationNode =>
  typeof value === 'object' && value !== null && 'kind' in value

const valuesOf = (row: OperationNode): readonly unknown[] =>
  PrimitiveValueListNode.is(row) || ValueListNode.is(row) ? row.values : []
