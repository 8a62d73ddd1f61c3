import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of the current request, readable from all code that serves it. */
export interface Trace {
  /** Also in the answer's `x-request-id`, in every line of the log and in front of PostgreSQL's queries. */
  readonly requestId: string
  /** The key that it is made with; absent for people. */
  key?: { readonly id: string; readonly ownerId: string; readonly mayPublish: boolean }
  /** Who is signed in, or whose program it is, and what they were in their house when the request came; absent for guests. */
  member?:
    | {
        readonly accountId: string
        readonly houseId: string
        readonly role: string
        /** Ids of the restaurants that they work for; absent for all. */
        readonly restaurants?: readonly string[] | undefined
      }
    | undefined
  queryCount: number
  queryMs: number
}

const traces = new AsyncLocalStorage<Trace>()

/** Runs code for a request; the work that it starts belongs to it, also after the answer. */
export const inTrace = <Result>(trace: Trace, act: () => Result): Result => traces.run(trace, act)

/** Undefined outside requests: at the start, in sweeps. */
export const currentTrace = (): Trace | undefined => traces.getStore()

/** The account that makes the current request. */
export const currentAccount = (): string | undefined => traces.getStore()?.member?.accountId

/** Ids from outside that are kept: nothing in them can end a comment, a header or a line of the log. */
const REQUEST_ID = /^[\w-]{8,64}$/

export const isRequestId = (text: string): boolean => REQUEST_ID.test(text)
