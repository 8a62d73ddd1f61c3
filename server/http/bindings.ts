import type { Context, Hono } from 'hono'
import type { User } from '#contract/accounts/accounts.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import type { PublicPage } from '#contract/pages/pages.ts'
import type { Endpoint, WorkKind } from '#contract/shared/endpoint.ts'
import type { Logger } from '../watching/log.ts'
import type { Caller } from './visitor/caller.ts'

/** Takes the permits for a call. A signed-in user is counted by account, because an office has one address. */
type BeginCall = (caller: Caller, work: WorkKind | undefined) => Promise<() => void>

/** Reads the body of a request and judges it by the schema of its call. */
type JudgeBody = (call: Endpoint, user: User | null) => Promise<unknown>

export interface HttpBindings {
  Variables: {
    requestId: string
    log: Logger
    /** Notes that an error is answered, by its code, and the limit that was met, if one was; also once the answer has begun. */
    noteRefusal: (code: ErrorCode, limit?: string) => void
    /** Of an answer with the promised body, by which a balancer sees that this server is unfit. */
    unfitStatus?: 503
    /** Of an answer that is asked for often: a client that has it already gets 304, without its body. */
    etag?: string
    /** Who makes a call; looked up on first use. A key is taken without any cookie. */
    caller: () => Promise<Caller>
    /** Who is signed in with cookies; looked up on first use. */
    visitor: () => Promise<User | null>
    /** Takes the permits for a call; what it returns tells that the call is done. */
    beginCall: BeginCall
    judgeBody: JudgeBody
    /** Makes a call once, however often it is sent with one `Idempotency-Key`. */
    once: (call: Endpoint, make: () => Promise<Response>) => Promise<Response>
  }
}

export type Api = Hono<HttpBindings>
export type HttpContext = Context<HttpBindings>

export type ShowPage = (c: HttpContext, content: PublicPage, status?: 200 | 404) => Promise<Response>

/** A file answer: its bytes and the name it is downloaded under. */
export interface FileAnswer {
  /** Where the call answers files of several kinds; the contract's own where absent. */
  readonly mediaType?: string
  /** A stream where the file is made while it is sent. */
  readonly bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>
  readonly fileName: string
}
