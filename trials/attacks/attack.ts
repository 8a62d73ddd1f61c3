import type { Agent } from 'node:http'
import type { DatabaseSettings } from '#server/db/connection/open.ts'
import type { Answer, Visitor } from '../bench/visitor.ts'

export interface World {
  readonly url: string
  /** Of the attacker's connections: what is refused takes its connection with it. */
  readonly agent: Agent
  readonly database: DatabaseSettings
  /** For how long the event loop was held at most since it was asked last, in ms of computing; where it is watched. */
  heldMs(): Promise<number | undefined>
  account(): Promise<Visitor>
  professional(): Promise<Visitor>
  /** Somebody without an account, at an address of the person's own. */
  guest(): Visitor
}

export interface Attack {
  /** The request, the sender, and how many at a time. */
  readonly name: string
  /** Of a kind with another attack, which CI tries alone. */
  readonly isAlike?: true
  readonly atOnce: number
  /**
   * Makes what the attack needs; nothing of that is measured.
   * @returns asks once; the number counts the requests of this attack
   */
  prepare(world: World): Promise<(request: number) => Promise<Answer>>
}
