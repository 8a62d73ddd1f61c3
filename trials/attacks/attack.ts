import type { Agent } from 'node:http'
import type { DatabaseSettings } from '#server/db/connection/open.ts'
import type { Answer, Visitor } from '../bench/visitor.ts'

/** A running server on a fresh installation, and people who use it. */
export interface World {
  readonly url: string
  /** Of the attacker's connections: what is refused takes its connection with it. */
  readonly agent: Agent
  readonly database: DatabaseSettings
  /** For how long the event loop was held at most since it was asked last, in ms of computing; where it is watched. */
  heldMs(): Promise<number | undefined>
  /** A new account on the Basic plan. */
  account(): Promise<Visitor>
  /** A new account on the Professional plan. */
  professional(): Promise<Visitor>
  /** Somebody without an account, at an address of the person's own. */
  guest(): Visitor
}

/** One account, or one guest, that asks for as much as it can. */
export interface Attack {
  /** The request, the sender, and how many at a time. */
  readonly name: string
  /** Of a kind with another attack, which CI tries alone. */
  readonly isAlike?: true
  /** Requests that are under way at a time. */
  readonly atOnce: number
  /**
   * Makes what the attack needs; nothing of that is measured.
   * @returns asks once; the number counts the requests of this attack
   */
  prepare(world: World): Promise<(request: number) => Promise<Answer>>
}
